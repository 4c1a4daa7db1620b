import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../identifiers';
import { authorShown } from './author';
import { Review } from './review.entity';
import type { ShopReviewPage, StarCount } from './shop-reviews.results';

const MOST_AT_ONCE = 50;

export class ShopReviewsService {
  constructor(private readonly em: EntityManager) {}

  /** Reviews newest first, at most `first` (1 to 50) after the one named; an unknown one begins anew. */
  async page(shopId: string, first: number, after: string | null): Promise<ShopReviewPage> {
    const size = Math.min(MOST_AT_ONCE, Math.max(1, first));
    const last = after !== null && isUuid(after) ? await this.em.findOne(Review, { id: after, shop: shopId }) : null;
    const older = last && {
      $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }],
    };
    const found = await this.em.find(
      Review,
      { shop: shopId, ...older },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: size + 1 },
    );
    const reviews = found.slice(0, size);
    return {
      reviews: reviews.map(({ id, author, stars, text, createdAt }) => ({
        id,
        // Older rows hold full names, or none.
        author: authorShown(author),
        stars,
        text,
        createdAt,
      })),
      next: found.length > size ? (reviews.at(-1)?.id ?? null) : null,
    };
  }

  /** From five stars to one, zeros included. */
  async starCounts(shopId: string): Promise<StarCount[]> {
    const rows = await this.em.execute<{ stars: number; count: string }[]>(
      'select stars, count(*) as count from review where shop_id = ? group by stars',
      [shopId],
    );
    return [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: Number(rows.find((row) => row.stars === stars)?.count ?? 0),
    }));
  }
}
