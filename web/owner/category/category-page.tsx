import { useCategoryPageQuery } from '../../../graphql/generated/owner/category';
import { sayCategoriesFailed } from '../../items/say-categories-failed';
import { CategoryScreen } from './category-screen';
import { useCategoryChanges } from './use-category-changes';

/** A new category with its preview, and all of them in their order (specification 7.4). */
export function CategoryPage() {
  const { data, error, refetch } = useCategoryPageQuery();
  const changes = useCategoryChanges();
  return (
    <CategoryScreen
      categories={data?.ownMenu.categories}
      error={error && !data ? sayCategoriesFailed(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      {...changes}
    />
  );
}
