import { ClipboardList, Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useItemOptionGroupsQuery, useSaveItemMutation } from '../../../graphql/generated/owner/item-editor';
import { useFirstStepsQuery, useMenuPageQuery } from '../../../graphql/generated/owner/menu';
import type { OwnItemFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import { Drawer } from '../../../ui/base/drawer/drawer';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { notify } from '../../../ui/base/toast/toast';
import { FirstSteps } from '../../../ui/owner/first-steps/first-steps';
import { ItemForm } from '../../../ui/owner/item-form/item-form';
import type { ItemValues } from '../../../ui/owner/item-form/item-values';
import { MenuList } from '../../../ui/owner/menu-list/menu-list';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { categoriesErrorMessage } from '../../items/categories-error';
import { toInitialItem } from '../../items/item-values';
import { changeNamed } from '../../items/items.texts';
import { uploadPicture } from '../../items/upload-picture';
import { unlessDocumented } from '../../page/failure-message.texts';
import { refusalMessage } from '../../page/refusals';
import { done, refused } from '../../page/use-outcome';
import { useFirstSteps } from '../../shops/first-steps';
import { formatPauseEnd } from '../../shops/pause-end';
import { MenuTools } from './menu-tools';
import { composedForm, toCatalogue } from './menu-view';
import * as t from './menu.texts';
import { menuMessages, useItemChanges, useMenuChanges } from './use-item-changes';

/** Menu page of the owner, « Gérez votre menu » (specification 7.2). */
export function MenuPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useMenuPageQuery();
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  // Success shows as a toast and moves nothing; an error stays on the page until the next try.
  const showOutcome = (news: OutcomeMessage | null) => {
    setOutcome(news?.tone === 'danger' ? news : null);
    if (news?.tone === 'positive') notify(news.text, news.tone);
  };
  const menu = data?.ownMenu;
  const items = menu?.categories.flatMap((category) => category.items) ?? [];
  const catalogue = menu ? toCatalogue(menu) : [];
  const changes = useItemChanges(items, showOutcome);
  const { firstSteps, soldOutUntilText } = useShopFacts(items.filter(({ published }) => published).length);
  // Snapshot of the item when the form was opened, so that stock bought by customers meanwhile does not count as the
  // owner's change; null for a new item.
  const [opened, setOpened] = useState<{ item: OwnItemFactsFragment | null } | null>(null);
  const item = opened?.item ?? null;
  const { data: options } = useItemOptionGroupsQuery({ skip: opened === null });
  const close = () => setOpened(null);
  const saving = useSaving(item, () => {
    close();
    showOutcome(done(t.updated()));
  });
  const open = (one: OwnItemFactsFragment | null) => {
    showOutcome(null);
    saving.setOutcome(null);
    setOpened({ item: one });
  };

  return (
    <div className="grid grid-cols-1 gap-5 md:gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl md:text-4xl">{t.manageMenu()}</h1>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:leading-snug">
          <LinkButton href="/ownerorders" tone="quiet" size="counter" className="grow basis-28 md:basis-auto">
            <ClipboardList aria-hidden="true" className="max-md:hidden" />
            {t.orders()}
          </LinkButton>
          <LinkButton href="/addCategoryAndItems" tone="quiet" size="counter" className="grow basis-44 md:basis-auto">
            <Layers aria-hidden="true" className="max-md:hidden" />
            {t.addToMenu()}
          </LinkButton>
        </div>
      </div>
      {firstSteps && <FirstSteps {...firstSteps} />}
      <MenuList
        categories={menu?.categories}
        error={error && !menu ? categoriesErrorMessage(error) : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        outcome={outcome}
        onEdit={(itemId) => {
          const form = composedForm(items, itemId);
          if (form) return void navigate(form);
          const known = items.find(({ id }) => id === itemId);
          if (known) open(known);
        }}
        soldOutUntilText={soldOutUntilText}
        {...changes}
        actions={
          <MenuTools
            categories={menu?.categories ?? []}
            today={menu?.today}
            onAdd={() => open(null)}
            onOpen={() => showOutcome(null)}
            onChanged={(text) => showOutcome({ tone: 'positive', text })}
          />
        }
      />
      <Drawer open={opened !== null} title={item ? changeNamed(item.name) : t.addOwnItem()} onClose={close}>
        {opened && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ItemForm
              key={item?.id ?? saving.addedCount}
              kind={item?.kind ?? 'SIMPLE'}
              mode={item ? 'known' : 'new'}
              categories={catalogue}
              initialValues={item ? toInitialItem(item) : undefined}
              optionGroups={options?.ownOptionGroups}
              onCancel={item ? close : undefined}
              onUpload={uploadPicture}
              busy={saving.busy}
              outcome={saving.outcome}
              onSubmit={saving.onSubmit}
            />
            {!item && (
              <>
                <LinkButton href="/addCategoryAndItems" tone="quiet" size="counter">
                  {t.ownName()}
                </LinkButton>
                <LinkButton href="/menu-selection" tone="quiet" size="counter">
                  {t.composed()}
                </LinkButton>
              </>
            )}
          </div>
        )}
      </Drawer>
    </div>
  );
}

function useShopFacts(shownItems: number) {
  const { data, refetch } = useFirstStepsQuery();
  const firstSteps = useFirstSteps(data?.ownShop);
  const isHidden = data?.ownShop.visible === false;
  useEffect(() => {
    if (isHidden) void refetch().catch(() => undefined);
  }, [shownItems, isHidden, refetch]);
  const shop = data?.ownShop;
  return { firstSteps, soldOutUntilText: shop && formatPauseEnd(shop.todayEndsAt, shop) };
}

/** Kept by the page, so that a form that is closed and opened again still waits for its request. */
function useSaving(item: OwnItemFactsFragment | null, onSaved: () => void) {
  const [saveItem] = useSaveItemMutation();
  const [addedCount, setAddedCount] = useState(0);
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  const { change, busy, readAgain } = useMenuChanges(setOutcome);
  const onSubmit = (values: ItemValues) =>
    change('item', item ? menuMessages.update : menuMessages.add, async () => {
      const input = { ...values, itemId: item?.id };
      const answer = (await saveItem({ variables: { input } })).data?.saveItem;
      if (answer?.__typename !== 'OwnItem') {
        const reason = answer && refusalMessage(answer);
        if (item && reason) return refused(reason);
        return refused(reason ? unlessDocumented(reason, t.addFailed()) : t.addFailed());
      }
      // A changed item may be in another category now.
      readAgain();
      if (item) return onSaved();
      setAddedCount((before) => before + 1);
      return done(t.added());
    });
  return { addedCount, outcome, setOutcome, busy, onSubmit };
}
