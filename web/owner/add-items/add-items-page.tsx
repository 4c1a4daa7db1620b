import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AddItemsPageDocument,
  useAddDraftMutation,
  useAddItemsPageQuery,
  usePublishItemsMutation,
  type AddItemsPageQuery,
} from '../../../graphql/generated/owner/add-items';
import type { NewItemValues } from '../../../ui/owner/add-item-form/new-item';
import type { NewPrice } from '../../../ui/owner/bulk-price/bulk-price';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultMessage, isNetworkLoss, errorMessage } from '../../page/faults';
import { failureMessage, isBug } from '../../page/failure-message';
import { categoriesErrorMessage } from '../../items/categories-error';
import { uploadPicture } from '../../items/upload-picture';
import { useOnce } from '../../page/use-once';
import * as t from './add-items.texts';
import { AddItemForm } from '../../../ui/owner/add-item-form/add-item-form';
import { PublishSummary, type PublishSummaryProps } from '../../../ui/owner/publish-summary/publish-summary';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TypedForm } from '../../page/typed-form';

/** Adds an item with its picture, and publishes all drafts that are ready (specification 7.5). */
export function AddItemsPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useAddItemsPageQuery();
  const [addDraft] = useAddDraftMutation();
  const [publishItems] = usePublishItemsMutation();
  const { once, busyIds } = useOnce();
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  const [publishOutcome, setPublishOutcome] = useState<OutcomeMessage | null>(null);
  const categories = data?.ownMenu.categories;

  const forget = () => {
    setAddOutcome(null);
    setPublishOutcome(null);
  };

  const add = (input: NewItemValues) =>
    once('adding', async () => {
      forget();
      try {
        const answer = (await addDraft({ variables: { input } })).data?.addDraft;
        if (answer?.__typename !== 'OwnItem')
          return setAddOutcome({ tone: 'danger', text: t.addingFailed(answer?.message) });
        setAddedCount((before) => before + 1);
        setAddOutcome({ tone: 'positive', text: t.itemAdded() });
        void client.refetchQueries({ include: [AddItemsPageDocument] });
      } catch (failure) {
        const notAdded = () => (isNetworkLoss(failure) ? t.noAnswer() : t.addingFailed(faultMessage(failure)));
        setAddOutcome({ tone: 'danger', text: isBug(failure) ? failureMessage(failure, '') : notAdded() });
      }
    });

  const publish = (items: NewPrice[]) =>
    once('publishing', async () => {
      forget();
      try {
        await publishItems({ variables: { prices: items.map(({ id, priceCents }) => ({ itemId: id, priceCents })) } });
        setPublishOutcome({ tone: 'positive', text: t.published(items.length) });
      } catch (failure) {
        setPublishOutcome({ tone: 'danger', text: errorMessage(failure) });
      }
    });

  return (
    <div className="grid grid-cols-1 gap-8 md:gap-10">
      <h1 className="text-3xl md:text-4xl">{t.addToMenu()}</h1>
      {categories ? (
        <>
          <TypedForm saved={addedCount}>
            <AddItemForm
              key={addedCount}
              categories={categories}
              busy={busyIds.includes('adding')}
              outcome={addOutcome}
              onUpload={uploadPicture}
              onSubmit={(values) => void add(values)}
            />
          </TypedForm>
          <p className="text-ink-muted">
            {t.rulesLater()} <TextLink href="/AddItems">{t.toMenu()}</TextLink>
          </p>
          <PublishSummary
            {...toPublishing(categories)}
            busy={busyIds.includes('publishing')}
            outcome={publishOutcome}
            onPublish={(items) => void publish(items)}
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
