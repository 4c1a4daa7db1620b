import type { EntityManager } from '@mikro-orm/postgresql';
import { NIL } from 'uuid';
import type { Clock } from '../clock';
import { transaction } from '../database/transaction';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { enqueue, type Jobs } from '../queue';
import * as t from './media.texts';
import type { PictureStore } from './picture-store';
import { RENDITIONS, pictureKey, uploadKey, uploadOf } from './pictures';
import { renditionsOf } from './renditions';
import { Upload } from './upload.entity';

// Unused uploads are deleted after a day, so that a form left open over lunch still finds its picture.
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 300;
const MOST_KEPT = 500;

const KEY = `'shops/' || upload.shop_id || '/' || upload.id || '-800.webp'`;

// All columns that refer to a picture, including order lines, because a placed order never changes.
const USED = `select 1 from item where picture = $key and deleted_at is null
  union all select 1 from ingredient where picture = $key
  union all select 1 from shop where id = upload.shop_id and picture = $key
  union all select 1 from order_line where picture = $key
  union all select 1 from checkout where state = 'HELD' and lines @> jsonb_build_array(jsonb_build_object('picture', $key))`.replaceAll(
  '$key',
  KEY,
);

/** Uploads of shops, stored in several widths and formats and deleted when nothing refers to them any more. */
export class UploadService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pictures: PictureStore,
  ) {}

  /**
   * Stores a picture of a shop and returns its key. Throws RATE_LIMITED, CONFLICT for the 501st picture, UNAVAILABLE,
   * and the errors of `renditionsOf`.
   */
  async keep(shopId: string, bytes: Buffer): Promise<string> {
    const lately = { $gt: new Date(this.clock.now().getTime() - HOUR_MS) };
    if ((await this.em.count(Upload, { shopId, createdAt: lately })) >= MOST_AN_HOUR)
      throw new Fault('RATE_LIMITED', t.tooManyAnHour());
    if ((await this.storedBytes(shopId)) >= MOST_KEPT) throw new Fault('CONFLICT', t.tooManyKept(MOST_KEPT));
    const renditions = await renditionsOf(bytes);
    const id = newId(this.clock.now());
    // The row is inserted first, so that the sweep finds and deletes the files of an interrupted upload.
    await this.em.insert(Upload, { id, shopId, createdAt: this.clock.now() });
    try {
      for (const { rendition, bytes } of renditions) await this.pictures.put(uploadKey(shopId, id, rendition), bytes);
    } catch (error) {
      // Deleted at once, because on a full disk an incomplete upload would occupy the remaining space for a day.
      await this.remove([id]).catch(() => undefined);
      throw error;
    }
    return uploadKey(shopId, id);
  }

  /**
   * Returns the key of a picture the shop may use: one it uploaded, or one its menu already shows. Throws
   * BAD_USER_INPUT for any other.
   */
  async keyOf(shopId: string, url: string): Promise<string> {
    const key = pictureKey(url);
    if (key !== null && (await this.belongs(shopId, key))) return key;
    throw new Fault('BAD_USER_INPUT', t.notYours());
  }

  /** Deletes a replaced picture unless something else refers to it. */
  async release(key: string | null): Promise<void> {
    const upload = key === null ? null : uploadOf(key);
    if (upload) await this.remove([upload.uploadId]);
  }

  /** Deletes one batch of unused uploads older than a day, beginning after an id; returns the id to continue after. */
  async sweep(after: string = NIL): Promise<string> {
    const createdAt = { $lt: new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS) };
    const next = await this.em.find(Upload, { createdAt, id: { $gt: after } }, { orderBy: { id: 1 }, limit: AT_ONCE });
    await this.remove(next.map(({ id }) => id));
    return next[AT_ONCE - 1]?.id ?? NIL;
  }

  /** Deletes the files of a picture whose row is deleted. Throws the store's error, so that the job is retried. */
  async discard({ shopId, uploadId }: Jobs['discardUpload']): Promise<void> {
    for (const rendition of RENDITIONS) await this.pictures.remove(uploadKey(shopId, uploadId, rendition));
  }

  private async remove(ids: readonly string[]): Promise<void> {
    await transaction(this.em, async (em) => {
      const gone = await em.execute<Jobs['discardUpload'][]>(
        `delete from upload where id = any(?::uuid[]) and not exists (${USED}) returning id as "uploadId", shop_id as "shopId"`,
        [`{${ids.join(',')}}`],
      );
      for (const upload of gone) await enqueue(em, 'discardUpload', upload);
    });
  }

  /** Counts a shop's pictures, except those of past orders, which the shop cannot delete. */
  private async storedBytes(shopId: string): Promise<number> {
    const [kept] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from upload
       where shop_id = ? and not exists (select 1 from order_line where picture = ${KEY})`,
      [shopId],
    );
    return kept?.count ?? 0;
  }

  private async belongs(shopId: string, key: string): Promise<boolean> {
    const upload = uploadOf(key);
    if (upload) return upload.shopId === shopId && (await this.em.count(Upload, { id: upload.uploadId, shopId })) > 0;
    const shown = await this.em.execute<unknown[]>(
      'select 1 from item where shop_id = ? and picture = ? union all select 1 from ingredient where shop_id = ? and picture = ? limit 1',
      [shopId, key, shopId, key],
    );
    return shown.length > 0;
  }
}
