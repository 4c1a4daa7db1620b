import { ChevronLeft, RotateCcw, Utensils } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCartPageQuery } from '../../../graphql/generated/customer/cart';
import { useAddComposedItemMutation, useCustomisePageQuery } from '../../../graphql/generated/customer/customise';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { notify } from '../../../ui/base/toast/toast';
import { Customiser, type CustomiserProps } from '../../../ui/food/customiser/customiser';
import { noServer, offlineNow } from '../../ordering/add-to-cart.texts';
import { saveComposed } from '../../ordering/device-cart';
import {
  cameFrom,
  toChosenGroups,
  draftKey,
  draftOf,
  lastDraft,
  notAddedMessage,
  readDraft,
  saveDraft,
  toComposed,
  toInput,
} from './customise-view';
import { useDocumentTitle } from '../../page/document-title';
import { failureMessage } from '../../page/failure-message';
import { faultCode, isOffline, errorMessage } from '../../page/faults';
import { notThere } from '../../page/not-there';
import { customerId } from '../../session/session';
import { shopHref, shopKind } from '../../shops/shop-facts';
import * as t from './customise.texts';

export function CustomisePage() {
  const { ownerId: shopId = '', itemId = '' } = useParams();
  const navigate = useNavigate();
  const before = cameFrom(useLocation().state);
  // Id of the cart line that is being edited.
  const lineId = useSearchParams()[0].get('ligne');
  const { data: inCart } = useCartPageQuery({ variables: { shopId }, skip: lineId === null });
  const line = inCart?.cart.lines.find(({ id }) => id === lineId);
  const key = draftKey(customerId() ?? '', shopId, lineId ?? itemId);
  const draft = useMemo(() => readDraft(key), [key]);
  const { data, error, refetch } = useCustomisePageQuery({ variables: { shopId, itemId } });
  const [addToCart, { loading: busy }] = useAddComposedItemMutation();
  const [whyNot, setWhyNot] = useState<string>();
  // What the form of this address was begun with; undefined while nothing has been chosen.
  const [begun, setBegun] = useState<{ key: string; with: 'last' | 'choices' }>();
  const asLastTime = begun?.key === key && begun.with === 'last';
  useDocumentTitle(data?.item.name);
  // An address that names another shop's item renders not-found, so that the item never gets into the wrong shop's
  // cart.
  if (data && data.item.shopId !== shopId) throw notThere(t.unknown());
  if (!data && faultCode(error) === 'NOT_FOUND') throw notThere(errorMessage(error));
  const visitor = customerId() === null;
  const menuHref = data && (visitor ? `/chez/${data.shop.slug}` : shopHref(shopKind(data.shop.kind), shopId));
  // A line is edited from the cart page or from the cart beside the menu; the way back leads there.
  const toMenu = lineId === null || (data && before === menuHref);
  const backHref = toMenu ? menuHref : `/cart/${shopId}`;

  const add = async ({ totalCents: unitCents, ...chosen }: Parameters<CustomiserProps['onAdd']>[0]) => {
    setWhyNot(undefined);
    if (visitor) {
      const choices = data && toChosenGroups(data.item, chosen.selections);
      if (!saveComposed(shopId, { itemId, quantity: 1, choices, unitCents, note: chosen.note }))
        return setWhyNot(t.full());
      saveDraft(key, null);
      // The server renders this page, so the app must not navigate to it itself.
      return location.assign(menuHref ?? '/pres-de');
    }
    try {
      const replacing = line && { quantity: line.quantity, replaces: line.id };
      const answer = (await addToCart({ variables: { input: { ...toInput(itemId, chosen), ...replacing } } })).data
        ?.addToCart;
      if (!answer) return setWhyNot(noServer());
      if (answer.__typename !== 'Cart') {
        void refetch();
        return setWhyNot(notAddedMessage(answer));
      }
    } catch (error) {
      return setWhyNot(isOffline(error) ? offlineNow() : failureMessage(error, noServer()));
    }
    // `unseen`: only announced to screen readers, because the menu's cart shows the item and a toast would cover it.
    if (!line) notify(t.added(data?.item.name), 'positive', { unseen: true });
    saveDraft(key, null);
    // Goes back in the history, so that the menu keeps its scroll position, category and search text.
    if (backHref && before === backHref) void navigate(-1);
    else if (backHref) void navigate(backHref);
  };

  const composed = data && toComposed(data.item);
  const last = data && lineId === null && !draft ? lastDraft(data.item) : undefined;
  const shopName = toMenu ? data?.shop.name : undefined;
  return (
    <div className="-mt-4 grid gap-5">
      <TextLink
        lang={shopName ? 'fr' : undefined}
        href={backHref ?? '/userSearch'}
        tone="quiet"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {shopName ?? t.back()}
      </TextLink>
      {error && !data ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch()} />
      ) : data && backHref && (lineId === null || inCart) ? (
        composed ? (
          <>
            {last && begun?.key !== key && (
              <LastTime
                words={last.words}
                onSelect={() => {
                  setBegun({ key, with: 'last' });
                  saveDraft(key, last);
                  // The button disappears, so the focus moves to the page.
                  document.getElementById('contenu')?.focus({ preventScroll: true });
                }}
              />
            )}
            <Customiser
              key={`${key} ${asLastTime}`}
              {...composed}
              defaultValue={(asLastTime ? last : undefined) ?? draft ?? (line && draftOf(data.item, line))}
              onChange={(next) => {
                saveDraft(key, next);
                if (begun?.key !== key) setBegun({ key, with: 'choices' });
              }}
              editing={line !== undefined}
              busy={busy}
              error={whyNot ?? (data.item.soldOut ? t.soldOut(data.shop.daysAhead > 0) : undefined)}
              onAdd={(chosen) => void add(chosen)}
            />
          </>
        ) : (
          <EmptyState
            icon={<Utensils />}
            title={data.item.name}
            text={t.asItIs()}
            action={<LinkButton href={backHref}>{t.menu()}</LinkButton>}
          />
        )
      ) : (
        <CustomiseSkeleton />
      )}
    </div>
  );
}

type LastTimeProps = Pick<NonNullable<ReturnType<typeof lastDraft>>, 'words'> & { onSelect: () => void };

/** Fills in by one tap what the customer chose when they last ordered the item. */
function LastTime({ words, onSelect }: LastTimeProps) {
  return (
    <button
      type="button"
      className="grid min-h-14 gap-0.5 rounded-card border border-line bg-surface px-4 py-3 text-start shadow-card"
      onClick={onSelect}
    >
      <span className="flex items-center gap-2 font-semibold">
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" />
        {t.asLastTime()}
      </span>
      <span className="text-sm text-ink-muted">
        {words.map(({ text, lang }, at) => (
          <Fragment key={at}>
            {at > 0 && ', '}
            <span lang={lang}>{text}</span>
          </Fragment>
        ))}
      </span>
    </button>
  );
}

function CustomiseSkeleton() {
  return (
    <Loading label={t.loading()}>
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-12">
        <div className="grid content-start gap-4">
          <Skeleton className="aspect-16/10 lg:aspect-4/3" />
          <Skeleton shape="text" className="w-2/3 text-4xl" />
          <Skeleton shape="text" className="w-full" />
        </div>
        <div className="grid content-start gap-9">
          {[6, 4, 3].map((chips, group) => (
            <div key={group} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(38)),1fr))] gap-2.5">
              <Skeleton shape="text" className="col-span-full w-32 text-xl" />
              {Array.from({ length: chips }, (_, chip) => (
                <Skeleton key={chip} className="h-14" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
