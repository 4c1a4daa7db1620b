import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AddItemsPageDocument,
  useAddDraftMutation,
  useAddItemsPageQuery,
  usePublishItemsMutation,
} from '../../../graphql/generated/owner/add-items';
import type { NewItemValues } from '../../../ui/counter/add-item-form/new-item';
import type { NewPrice } from '../../../ui/counter/bulk-price/bulk-price';
import type { OutcomeMessage } from '../../../ui/counter/outcome/outcome';
import { faultMessage, isNetworkLoss, sayFault } from '../../shared/faults';
import { uploadPicture } from '../../shared/upload-picture';
import { addFailure, ITEM_ADDED, NO_ANSWER } from './add-items-messages';
import { AddItemsScreen } from './add-items-screen';
import { publishedText, toPublishing } from './add-items-view';

/** A new item with its picture, and a button that shows everything that is ready (spec owner §2, « Add category and item form »). */
export function AddItemsPage() {
  const client = useApolloClient();
  const { data, error, refetch } = useAddItemsPageQuery();
  const [addDraft, { loading: adding }] = useAddDraftMutation();
  const [publishItems, { loading: publishing }] = usePublishItemsMutation();
  const underWay = useRef(false);
  const [addedCount, setAddedCount] = useState(0);
  const [addOutcome, setAddOutcome] = useState<OutcomeMessage | null>(null);
  const [publishOutcome, setPublishOutcome] = useState<OutcomeMessage | null>(null);
  const menu = data?.ownMenu;

  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setAddOutcome(null);
    setPublishOutcome(null);
    await work().finally(() => (underWay.current = false));
  };

  const add = ({ categoryId, newCategoryName, name, imageUrl, priceCents }: NewItemValues) =>
    once(async () => {
      const input = { categoryId, categoryName: newCategoryName, name, pictureUrl: imageUrl, priceCents };
      try {
        const answer = (await addDraft({ variables: { input } })).data?.addDraft;
        if (answer?.__typename !== 'OwnItem')
          return setAddOutcome({ tone: 'danger', text: addFailure(answer?.message) });
        setAddedCount((before) => before + 1);
        setAddOutcome({ tone: 'positive', text: ITEM_ADDED });
        void client.refetchQueries({ include: [AddItemsPageDocument] });
      } catch (failure) {
        setAddOutcome({ tone: 'danger', text: isNetworkLoss(failure) ? NO_ANSWER : addFailure(faultMessage(failure)) });
      }
    });

  const publish = (items: NewPrice[]) =>
    once(async () => {
      try {
        await publishItems({ variables: { prices: items.map(({ id, priceCents }) => ({ itemId: id, priceCents })) } });
        setPublishOutcome({ tone: 'positive', text: publishedText(items.length) });
      } catch (failure) {
        setPublishOutcome({ tone: 'danger', text: sayFault(failure) });
      }
    });

  return (
    <AddItemsScreen
      categories={menu?.categories}
      error={error && !menu ? sayFault(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
      adding={{
        addedCount,
        busy: adding,
        outcome: addOutcome,
        onUpload: uploadPicture,
        onSubmit: (values) => void add(values),
      }}
      publishing={{
        ...toPublishing(menu?.categories ?? []),
        busy: publishing,
        outcome: publishOutcome,
        onPublish: (items) => void publish(items),
      }}
    />
  );
}
