import DataLoader from 'dataloader';
import { rowsOfEach } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import { isUuid } from '../identifiers';
import { authorShown } from './author';
import { Field, ID, Int, ObjectType } from 'type-graphql';

const MOST_AT_ONCE = 50;

interface Page {
  shopId: string;
  most: number;
  after: string | null;
}

interface PageRow extends Omit<ShopReview, 'createdAt'> {
  page: number;
  createdAt: string;
}

// An unknown `after` starts from the newest review.
const PAGES = preparedQuery(
  'review-pages',
  `select asked.page, r.id, r.author, r.stars, r.text, r.created_at as "createdAt"
   from json_to_recordset(?::json) as asked (page int, "shopId" uuid, most int, after uuid),
     lateral (select * from review where shop_id = asked."shopId" and coalesce((created_at, id) <
         (select last.created_at, last.id from review last where last.id = asked.after and last.shop_id = asked."shopId"), true)
       order by created_at desc, id desc limit asked.most + 1) r
   order by r.created_at desc, r.id desc`,
);
const STARS = preparedQuery(
  'star-counts',
  'select shop_id as of, stars, count(*)::int as count from review where shop_id = any(?::uuid[]) group by shop_id, stars',
);

export class ShopReviewsService {
  private readonly pages = new DataLoader((pages: readonly Page[]) => this.read(pages), { cache: false });

  constructor(
    private readonly query: Query,
    private readonly starsOf = rowsOfEach<StarCount>(query, STARS),
  ) {}

  /**
   * Returns reviews newest first, at most `first` (1 to 50), after the review `after`; an unknown id starts from the
   * newest.
   */
  page(shopId: string, first: number, after: string | null): Promise<ShopReviewPage> {
    const most = Math.min(MOST_AT_ONCE, Math.max(1, first));
    return this.pages.load({ shopId, most, after: after !== null && isUuid(after) ? after : null });
  }

  /** Returns the number of reviews for five stars down to one, zeros included. */
  async starCounts(shopId: string): Promise<StarCount[]> {
    const rows = await this.starsOf(shopId);
    return [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.find((row) => row.stars === stars)?.count ?? 0,
    }));
  }

  private async read(pages: readonly Page[]): Promise<ShopReviewPage[]> {
    const asked = JSON.stringify(pages.map((one, page) => ({ ...one, page })));
    const found = Map.groupBy(await this.query<PageRow>(PAGES, [asked]), ({ page }) => page);
    return pages.map(({ most }, page) => {
      const rows = found.get(page) ?? [];
      const reviews = rows.slice(0, most).map(({ id, author, stars, text, createdAt }) => ({
        id,
        // Older rows contain full names, or none.
        author: authorShown(author),
        stars,
        text,
        createdAt: new Date(createdAt),
      }));
      return { reviews, next: rows.length > most ? (reviews.at(-1)?.id ?? null) : null };
    });
  }
}

@ObjectType()
class ShopReview {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'First name and initial: « Camille D. ».' }) author!: string;
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { description: 'May be empty: stars alone.' }) text!: string;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType({ description: 'Some of a shop’s reviews, newest first.' })
export class ShopReviewPage {
  @Field(() => [ShopReview], { description: 'Newest first.' }) reviews!: ShopReview[];

  @Field(() => ID, { nullable: true, description: 'Give it as `after` for older ones; null: there are none.' })
  next!: string | null;
}

@ObjectType()
export class StarCount {
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => Int) count!: number;
}
