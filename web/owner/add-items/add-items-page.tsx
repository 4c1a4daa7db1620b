import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AddItemsPageDocument,
  useAddItemsPageQuery,
  usePublishItemsMutation,
  type AddItemsPageQuery,
} from '../../../graphql/generated/owner/add-items';
import { useSaveItemMutation } from '../../../graphql/generated/owner/item-editor';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import type { ItemValues } from '../../../ui/owner/item-form/item-values';
import { faultMessage, isNetworkLoss } from '../../page/faults';
import { failureMessage, isBug } from '../../page/failure-message';
import { categoriesErrorMessage } from '../../items/categories-error';
import { uploadPicture } from '../../items/upload-picture';
import { done, refused, useOutcome } from '../../page/use-outcome';
import * as t from './add-items.texts';
import {
  type NewPrice,
  PublishSummary,
  type PublishSummaryProps,
} from '../../../ui/owner/publish-summary/publish-summary';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TypedForm } from '../../page/typed-form';

/** Adds an item with its picture, and publishes all drafts that are ready (specification 7.5). */
export function AddItemsPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useAddItemsPageQuery();
  const [saveItem] = useSaveItemMutation();
  const [publishItems] = usePublishItemsMutation();
  const adding = useOutcome(notAdded);
  const publishing = useOutcome();
  const [addedCount, setAddedCount] = useState(0);
  const categories = data?.ownMenu.categories;

  const add = (values: ItemValues) =>
    adding.send('item', async () => {
      publishing.setOutcome(null);
      const { data: saved } = await saveItem({ variables: { input: { ...values, published: false } } });
      const answer = saved?.saveItem;
      if (answer?.__typename !== 'OwnItem') return refused(t.addingFailed(answer?.message));
      setAddedCount((before) => before + 1);
      void client.refetchQueries({ include: [AddItemsPageDocument] });
      return done(t.itemAdded());
    });

  const publish = (items: NewPrice[]) =>
    publishing.send('drafts', async () => {
      adding.setOutcome(null);
      await publishItems({ variables: { prices: items.map(({ id, priceCents }) => ({ itemId: id, priceCents })) } });
      return done(t.published(items.length));
    });

  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <h1 className="text-3xl md:text-4xl">{t.addToMenu()}</h1>
      {categories ? (
        <>
          <TypedForm saved={addedCount}>
            <ItemForm
              key={addedCount}
              kind="SIMPLE"
              mode="draft"
              categories={categories}
              busy={adding.busy}
              outcome={adding.outcome}
              onUpload={uploadPicture}
              onSubmit={add}
            />
          </TypedForm>
          <p className="text-ink-muted">
            {t.rulesLater()} <TextLink href="/AddItems">{t.toMenu()}</TextLink>
          </p>
          <PublishSummary
            {...toPublishing(categories)}
            busy={publishing.busy}
            outcome={publishing.outcome}
            onPublish={publish}
          />
        </>
      ) : error ? (
        <ErrorState text={categoriesErrorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}

function notAdded(error: unknown): string {
  if (isNetworkLoss(error)) return t.noAnswer();
  return isBug(error) ? failureMessage(error, '') : t.addingFailed(faultMessage(error));
}

type Categories = AddItemsPageQuery['ownMenu']['categories'];

/** Counts of the menu and its drafts, newest first: ids grow with time. */
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
