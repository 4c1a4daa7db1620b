import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AddItemsPageDocument,
  useAddDraftMutation,
  useAddItemsPageQuery,
  usePublishItemsMutation,
} from '../../../graphql/generated/owner/add-items';
import type { NewItemValues } from '../../../ui/owner/add-item-form/new-item';
import type { NewPrice } from '../../../ui/owner/bulk-price/bulk-price';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { faultMessage, isNetworkLoss, sayFault } from '../../page/faults';
import { failureMessage, isBug } from '../../page/failure-message';
import { sayCategoriesFailed } from '../../items/say-categories-failed';
import { uploadPicture } from '../../items/upload-picture';
import { useOnce } from '../../page/use-once';
import { AddItemsScreen } from './add-items-screen';
import { toPublishing } from './add-items-view';
import * as t from './add-items.texts';

/** A new item with its picture, and a button that shows everything that is ready (specification 7.5). */
export function AddItemsPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useAddItemsPageQuery();
  const [addDraft] = useAddDraftMutation();
  const [publishItems] = usePublishItemsMutation();
  const { once, busyIds } = useOnce();
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  const [publishOutcome, setPublishOutcome] = useState<OutcomeMessage | null>(null);
  const menu = data?.ownMenu;

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
        setPublishOutcome({ tone: 'danger', text: sayFault(failure) });
      }
    });

  return (
    <AddItemsScreen
      categories={menu?.categories}
      error={error && !menu ? sayCategoriesFailed(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      adding={{
        addedCount,
        busy: busyIds.includes('adding'),
        outcome: addOutcome,
        onUpload: uploadPicture,
        onSubmit: (values) => void add(values),
      }}
      publishing={{
        ...toPublishing(menu?.categories ?? []),
        busy: busyIds.includes('publishing'),
        outcome: publishOutcome,
        onPublish: (items) => void publish(items),
      }}
    />
  );
}
