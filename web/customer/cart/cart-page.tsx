import { useApolloClient } from '@apollo/client/react';
import { ChevronLeft, ShoppingBag } from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import {
  type CartContentFragment,
  useCartPageQuery,
  useLatestCartPageQuery,
  useWindowsChangedSubscription,
} from '../../../graphql/generated/customer/cart';
import type { OpenCartFragment } from '../../../graphql/generated/shared/cart.fragments';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { formatEuros } from '../../../ui/base/price/format-euros';
import { withFigures } from '../../../ui/base/price/with-figures';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { CartLines } from '../../../ui/food/cart-line/cart-line';
import { DayPicker } from '../../../ui/food/pickup-picker/day-picker';
import { MealDealRows } from '../../../ui/food/meal-deals/meal-deal-rows';
import { PickupPicker } from '../../../ui/food/pickup-picker/pickup-picker';
import { PriceBreakdown } from '../../../ui/food/price-breakdown/price-breakdown';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { useCatchUp } from '../../offline/use-catch-up';
import { readOrderedAgain } from '../../ordering/after-order';
import { putBackInput } from '../../ordering/cart-lines';
import { FavouriteHeart } from '../../ordering/follow';
import { heldAfterText } from '../../ordering/held-until';
import { pricedAt } from '../../ordering/meal-deals';
import { OpenCartCard } from '../../ordering/open-cart';
import { shortPickupText } from '../../ordering/pickup-days';
import { chosenWindow, earliestWindow, withOwnHold } from '../../ordering/pickup-windows';
import { RunningHold } from '../../ordering/running-hold';
import { useCartLines } from '../../ordering/use-cart-lines';
import { POLL, useOrder } from '../../ordering/use-order';
import { usePickupDay } from '../../ordering/use-pickup-day';
import { faultCode } from '../../page/faults';
import { notThere } from '../../page/not-there';
import { shopHref, shopKind } from '../../shops/shop-facts';
import {
  cartErrorMessage,
  dayOptions,
  dayReasons,
  obstacle,
  type Obstacle,
  untilWindowPasses,
  windowOption,
} from './cart-view';
import * as t from './cart.texts';

/** Cart and pickup time (specification 4.2); without a shop in the address, the only cart or the list of all. */
export function CartPage() {
  const { cart: today, carts, error, refetch } = useCart();
  const pickup = usePickupDay(today);
  const known = pickup.cart;
  const changes = useCartLines(known);
  const { cart } = changes;
  const isFailed = error !== undefined && !known;
  useCatchUp(refetch, isFailed);

  // A shop that does not exist renders the not-found page, with the text of specification 4.2.
  if (!known && faultCode(error) === 'NOT_FOUND') throw notThere(cartErrorMessage(error));

  if (carts.length > 1) return <Carts carts={carts} />;

  const retry = () => void refetch();
  return (
    <div className="-mt-4 grid gap-6">
      <div className="grid gap-1">
        {cart === undefined && !isFailed && <div className="h-11" />}
        {cart && (
          <TextLink
            lang="fr"
            href={menuHref(cart)}
            tone="quiet"
            className="inline-flex min-h-11 items-center gap-1 justify-self-start"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
            {cart.shop.name}
          </TextLink>
        )}
        <h1 className="text-4xl md:text-5xl">{t.title()}</h1>
      </div>
      {isFailed ? (
        <ErrorState
          text={cartErrorMessage(error)}
          onRetry={retry}
          action={
            <LinkButton href="/userSearch" tone="plain">
              {t.findShop()}
            </LinkButton>
          }
        />
      ) : cart === undefined ? (
        <CartSkeleton />
      ) : (
        <Content pickup={pickup} changes={changes} cart={cart && withOwnHold(cart)} onRefetch={retry} />
      )}
    </div>
  );
}

type PricedCart = CartContentFragment &
  Pick<ReturnType<typeof pricedAt>, 'mealDeals' | 'otherMealDeals' | 'subtotalCents'>;

const menuHref = ({ shop }: CartContentFragment) => shopHref(shopKind(shop.kind), shop.id);

interface ContentProps {
  cart: CartContentFragment | null;
  pickup: ReturnType<typeof usePickupDay>;
  changes: ReturnType<typeof useCartLines>;
  onRefetch: () => void;
}

function Content({ cart, pickup, changes, onRefetch }: ContentProps) {
  const { days, day, loading } = pickup;
  const [pressedId, setWindowId] = useState<string>();
  // Back from the payment page, the held window is still the chosen one.
  const windowId = pressedId ?? cart?.hold?.windowId ?? (cart ? earliestWindow(cart)?.id : undefined);
  const window = cart ? chosenWindow(cart, windowId) : undefined;
  const whyNot = cart && !loading ? obstacle(cart, windowId, day) : undefined;
  const [items, windows] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const [pressedInVain, setPressedInVain] = useState(0);
  const show = (place: Obstacle['at']) => {
    const section = (place === 'items' ? items : windows).current;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  const priced = cart && pricedAt(cart, window);
  const leave = useOrder(priced, window);
  const order = () => {
    if (!whyNot) return leave();
    setPressedInVain(pressedInVain + 1);
    show(whyNot.at);
  };
  const filled = priced && priced.lines.length > 0 ? priced : undefined;
  // One tree for the full and the empty cart, so that the focus is not lost when the last line is removed.
  return (
    <div className={filled ? 'flex flex-col gap-6 lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12' : ''}>
      <div className="grid min-w-0 gap-8 md:gap-10">
        <Notes />
        <Lines cart={priced} changes={changes} ref={items} />
        {filled && (
          <section ref={windows} tabIndex={-1} aria-label={t.pickupWindow()} className="grid gap-4 outline-none">
            <h2 className="text-2xl">{t.when()}</h2>
            {filled.shop.slowConfirmation && <SlowConfirmation />}
            {filled.hold && (
              <RunningHold key={filled.hold.secondsLeft} seconds={filled.hold.secondsLeft} onEnd={onRefetch} />
            )}
            {days && (
              <DayPicker
                days={dayOptions(days)}
                selectedId={day?.day}
                reasons={dayReasons(days)}
                onSelect={(id) => {
                  pickup.choose(id);
                  setWindowId(undefined);
                }}
              />
            )}
            {/* Why the day has none stands above. */}
            {(!days || filled.shop.pickupWindows.length > 0 || loading) && (
              <PickupPicker
                windows={filled.shop.pickupWindows.map(windowOption(filled.shop.zone))}
                units={filled.units}
                selectedId={windowId}
                loading={loading}
                onSelect={setWindowId}
              />
            )}
          </section>
        )}
      </div>
      {filled && (
        <Summary
          cart={filled}
          window={whyNot ? undefined : window}
          obstacle={whyNot}
          failure={changes.failure}
          pressedInVain={pressedInVain}
          busy={changes.busy || loading}
          onOrder={order}
          onShowWindows={() => show('windows')}
        />
      )}
    </div>
  );
}

/** Differences to the order that was copied into this cart. */
function Notes() {
  const notes = readOrderedAgain(useLocation().state);
  if (notes.length === 0) return null;
  return (
    <Notice tone="caution">
      <p>{t.notAsBefore()}</p>
      <ul className="list-disc ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface LinesProps extends Pick<ContentProps, 'changes'> {
  cart: PricedCart | null;
  ref: Ref<HTMLElement>;
}

function Lines({ cart, changes, ref }: LinesProps) {
  const { lines = [], removed, changeLine, changeMealDeal } = changes;
  const mealDeals = cart ? [...cart.mealDeals, ...cart.otherMealDeals] : [];
  const empty = lines.length === 0;
  return (
    <section ref={ref} tabIndex={-1} aria-label={t.items()} className="grid gap-4 outline-none">
      {!empty && <h2 className="text-2xl">{t.yourItems()}</h2>}
      <div className={empty ? '' : 'rounded-card border border-line bg-surface px-4 py-5 shadow-card md:px-6'}>
        <CartLines
          lines={lines.map((line) => ({ ...line, heart: cart && heartOf(cart, line.id) }))}
          removed={removed}
          onQuantityChange={changeLine}
          onRemove={(id) => changeLine(id, 0)}
        >
          <EmptyState
            icon={<ShoppingBag />}
            title={t.empty()}
            text={t.howToFill()}
            action={
              <LinkButton href={cart ? menuHref(cart) : '/userSearch'}>{cart ? t.menu() : t.findShop()}</LinkButton>
            }
          />
        </CartLines>
        {mealDeals.length > 0 && (
          <dl className="mt-4 grid gap-1 border-t border-dashed border-line-strong pt-2">
            <MealDealRows mealDeals={mealDeals} onChange={changeMealDeal} />
          </dl>
        )}
      </div>
    </section>
  );
}

interface SummaryProps {
  cart: PricedCart;
  window: CartContentFragment['shop']['pickupWindows'][number] | undefined;
  obstacle: Obstacle | undefined;
  failure: string | undefined;
  pressedInVain: number;
  busy: boolean;
  onOrder: () => void;
  onShowWindows: () => void;
}

/** Order total; on a phone its button stays at the bottom of the screen while scrolling. */
function Summary({ cart, window, obstacle, failure, pressedInVain, busy, onOrder, onShowWindows }: SummaryProps) {
  const { subtotalCents, mealDeals, feeCents, totalCents, shop } = cart;
  const id = useId();
  const inVain = obstacle && pressedInVain > 0;
  const isUrgent = failure ?? inVain;
  return (
    <section
      aria-label={t.total()}
      className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))] lg:grid lg:gap-6 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card"
    >
      <PriceBreakdown {...{ subtotalCents, mealDeals, totalCents }} serviceChargeCents={feeCents} />
      <div
        data-sticky="bottom"
        className="grid gap-1 max-lg:sticky max-lg:bottom-docked max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:pt-1 max-lg:pb-[max(--spacing(2),env(safe-area-inset-bottom))] max-lg:shadow-raised md:max-lg:-mx-8 md:max-lg:px-8"
      >
        {window && (
          <button
            type="button"
            className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-control font-semibold"
            onClick={onShowWindows}
          >
            {t.pickupAt(shortPickupText(window, shop.zone))}
            <span className="text-accent-ink underline underline-offset-4">{t.change()}</span>
          </button>
        )}
        {window && <p className="text-center text-sm text-ink-muted">{withFigures(heldAfterText(window, shop))}</p>}
        <Button
          size="large"
          wide
          aria-disabled={obstacle !== undefined || undefined}
          busy={busy}
          aria-describedby={id}
          className="aria-disabled:opacity-50"
          onClick={onOrder}
        >
          {t.order()} · <span translate="no">{formatEuros(totalCents)}</span>
        </Button>
        <p
          key={pressedInVain}
          id={id}
          role={isUrgent ? 'alert' : 'status'}
          className={`min-h-6 text-center text-sm md:text-base ${isUrgent ? 'font-semibold text-danger' : 'text-ink-muted'}`}
        >
          {failure ?? (inVain && obstacle.at === 'windows' ? t.chooseWindow() : (obstacle?.text ?? t.payNext()))}
        </p>
      </div>
    </section>
  );
}

function CartSkeleton() {
  return (
    <Loading label={t.loading()}>
      {/* As high as the screen: the footer does not come into it and leave again. */}
      <div className="grid min-h-dvh content-start gap-10 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12">
        <div className="grid gap-5 rounded-card border border-line bg-surface p-6">
          {[0, 1, 2].map((line) => (
            <div key={line} className="flex gap-4">
              <Skeleton className="size-20 shrink-0 md:size-24" />
              <div className="grid grow content-start gap-3">
                <Skeleton shape="text" className="w-2/3 text-lg" />
                <Skeleton shape="text" className="w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}

/** Replaces only today's windows, which events carry; the cache keys those of later days by their day. */
const ofToday =
  <W,>(news: W) =>
  (known: unknown, { storeFieldName }: { storeFieldName: string }) =>
    storeFieldName === 'pickupWindows' ? news : known;

/** Heart that saves a cart line, with its composition, as a favourite. */
function heartOf({ shop, lines }: CartContentFragment, id: string) {
  const line = lines.find((one) => one.id === id);
  const input = line && putBackInput(line);
  return (
    line && (
      <FavouriteHeart
        shopId={shop.id}
        name={line.item.name}
        composed={line}
        input={input ? { shopId: shop.id, itemId: line.item.id, note: line.note, selections: input.selections } : null}
      />
    )
  );
}

/** The cart of the shop in the address, else the latest cart, or null when there is none; kept up to date. */
function useCart() {
  const { ownerId } = useParams();
  const ofShop = useCartPageQuery({ variables: { shopId: ownerId ?? '' }, skip: !ownerId, ...POLL });
  const latest = useLatestCartPageQuery({ skip: Boolean(ownerId), ...POLL });
  const { error, refetch } = ownerId ? ofShop : latest;
  const carts = (ownerId ? undefined : (latest.data ?? latest.previousData)?.carts) ?? [];
  const cart = ownerId ? (ofShop.data ?? ofShop.previousData)?.cart : (latest.data ?? latest.previousData)?.latestCart;

  const { cache } = useApolloClient();
  useWindowsChangedSubscription({
    variables: { shopId: cart?.shop.id ?? '' },
    skip: !cart,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!cart || !data) return;
      // The customer's own hold counts in its window, and only the cart query returns it.
      if (cart.hold) void refetch();
      else cache.modify({ id: cache.identify(cart.shop), fields: { pickupWindows: ofToday(data.windowsChanged) } });
    },
  });

  useEffect(() => {
    const wait = cart ? untilWindowPasses(cart.shop, Date.now()) : null;
    if (wait === null) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [cart, refetch]);

  return { cart, carts, error, refetch };
}

/** Shows one card per shop, the cart last used first. */
function Carts({ carts }: { carts: readonly OpenCartFragment[] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">{t.carts()}</h1>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {carts.map((cart) => (
          <li key={cart.shop.id}>
            <OpenCartCard {...cart} />
          </li>
        ))}
      </ul>
    </div>
  );
}
