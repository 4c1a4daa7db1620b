import { AddItemForm, type AddItemFormProps } from '../../../ui/owner/add-item-form/add-item-form';
import { PublishSummary, type PublishSummaryProps } from '../../../ui/owner/publish-summary/publish-summary';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';

export interface AddItemsScreenProps {
  /** The shop's categories; absent while they are being fetched. */
  categories?: AddItemFormProps['categories'];
  /** They could not be had. */
  error?: string;
  onRetry: () => void;
  /** The new item; its refusals are told by add-items-messages.ts. */
  adding: Omit<AddItemFormProps, 'categories'> & {
    /** Items added since the page was opened: each one empties the form. */
    addedCount: number;
  };
  /** What waits to be published, with the shop's real figures. */
  publishing: PublishSummaryProps;
}

/** A new item in a category, then everything that is ready made visible. */
export function AddItemsScreen({ categories, error, onRetry, adding, publishing }: AddItemsScreenProps) {
  const { addedCount, ...form } = adding;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <h1 className="text-4xl md:text-5xl">Ajouter une catégorie et des articles</h1>
      {error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : categories ? (
        <>
          <AddItemForm key={addedCount} categories={categories} {...form} />
          <PublishSummary {...publishing} />
        </>
      ) : (
        <Loading label="Chargement des catégories…">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}
