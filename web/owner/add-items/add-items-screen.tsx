import { AddItemForm, type AddItemFormProps } from '../../../ui/owner/add-item-form/add-item-form';
import { PublishSummary, type PublishSummaryProps } from '../../../ui/owner/publish-summary/publish-summary';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TypedForm } from '../../page/typed-form';
import * as t from './add-items.texts';

export interface AddItemsScreenProps {
  categories?: AddItemFormProps['categories'];
  error?: string;
  onRetry: () => void;
  adding: Omit<AddItemFormProps, 'categories'> & {
    addedCount: number;
  };
  publishing: PublishSummaryProps;
}

export function AddItemsScreen({ categories, error, onRetry, adding, publishing }: AddItemsScreenProps) {
  const { addedCount, ...form } = adding;
  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <h1 className="text-3xl md:text-4xl">{t.addToMenu()}</h1>
      {error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : categories ? (
        <>
          <TypedForm saved={addedCount}>
            <AddItemForm key={addedCount} categories={categories} {...form} />
          </TypedForm>
          <p className="text-ink-muted">
            {t.rulesLater()} <TextLink href="/AddItems">{t.toMenu()}</TextLink>
          </p>
          <PublishSummary {...publishing} />
        </>
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}
