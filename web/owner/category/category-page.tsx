import { useCategoryPageQuery } from '../../../graphql/generated/owner/category';
import { faultMessage } from '../../shared/faults';
import { CategoryScreen } from './category-screen';
import { useCategoryChanges } from './use-category-changes';

// Text of spec owner §8, « Categories load ».
const FAILED = 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.';

/** A new heading with its preview, and all of them in their order (spec owner §2, « Add category page »). */
export function CategoryPage() {
  const { data, error, refetch } = useCategoryPageQuery();
  const changes = useCategoryChanges();
  return (
    <CategoryScreen
      categories={data?.ownMenu.categories.map(({ id, name, items }) => ({ id, name, itemCount: items.length }))}
      error={error && !data ? (faultMessage(error) ?? FAILED) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      {...changes}
    />
  );
}
