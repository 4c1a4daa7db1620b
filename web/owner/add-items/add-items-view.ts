import type { AddItemsPageQuery } from '../../../graphql/generated/owner/add-items';
import type { PublishSummaryProps } from '../../../ui/owner/publish-summary/publish-summary';

type Categories = AddItemsPageQuery['ownMenu']['categories'];

/** How the menu stands and what waits, newest first: ids tell when they were given. */
export function toPublishing(
  categories: Categories,
): Pick<PublishSummaryProps, 'categoryCount' | 'publishedCount' | 'drafts'> {
  const all = categories.flatMap((category) =>
    category.items.map((item) => ({ ...item, categoryName: category.name })),
  );
  const drafts = all.filter(({ published }) => !published).sort((a, b) => (a.id < b.id ? 1 : -1));
  return {
    categoryCount: categories.length,
    publishedCount: all.length - drafts.length,
    drafts,
  };
}
