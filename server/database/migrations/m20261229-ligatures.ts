import { Migration } from '@mikro-orm/migrations';

/**
 * Corrects slugs with « œ » and « æ » (« Œuvre » is « oeuvre »): a build had put an escape in place of the letter into
 * the raw string of the trigger. Forward only.
 */
export class M20261229Ligatures extends Migration {
  override up(): void {
    this.addSql(`do $$ begin execute replace(replace(pg_get_functiondef('give_slug'::regproc),
      '''\\u0153''', 'chr(339)'), '''\\u00e6''', 'chr(230)'); end $$`);
    this.addSql(`update "shop" set "slug" = "slug" where lower("name" || "city") ~ '[œæ]'`);
  }
}
