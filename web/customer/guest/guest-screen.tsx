import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { CartLines, type CartLineItem, type CartLinesProps } from '../../../ui/food/cart-lines/cart-lines';
import { PriceBreakdown } from '../../../ui/food/price-breakdown/price-breakdown';
import { SERVICE_CHARGE_CENTS } from '../../../graphql/rules/service-charge';
import { GuestForm, type GuestFormProps } from '../../../ui/site/guest-form/guest-form';
import { Door } from '../../session/auth-page';
import * as t from './guest.texts';

export interface GuestScreenProps extends GuestFormProps, Pick<CartLinesProps, 'onQuantityChange'> {
  shop: string;
  menuHref: string;
  /** Lines of the device cart. */
  lines: readonly CartLineItem[];
  /** When the shop takes orders; omitted while it is open as usual. */
  when?: { text: string; canOrder: boolean };
}

export function GuestScreen({ shop, menuHref, lines, when, onQuantityChange, ...form }: GuestScreenProps) {
  const sum = (of: 'quantity' | 'lineCents') => lines.reduce((all, line) => all + line[of], 0);
  const [count, subtotalCents] = [sum('quantity'), sum('lineCents')];
  return (
    <Door title={t.title()} text={count > 0 ? t.inCart({ shop, count }) : t.nothing(shop)}>
      {when && <Notice tone="caution">{when.text}</Notice>}
      <section
        aria-labelledby="articles"
        className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card"
      >
        <h2 id="articles" className="text-xl">
          {t.items()}
        </h2>
        <CartLines compact {...{ lines, onQuantityChange }} onRemove={(id) => onQuantityChange(id, 0)} />
        {count > 0 && (
          <PriceBreakdown
            subtotalCents={subtotalCents}
            serviceChargeCents={SERVICE_CHARGE_CENTS}
            totalCents={subtotalCents + SERVICE_CHARGE_CENTS}
          />
        )}
        <LinkButton href={menuHref} tone={count > 0 ? 'quiet' : 'accent'}>
          {t.toMenu()}
        </LinkButton>
      </section>
      {count > 0 && when?.canOrder !== false && <GuestForm {...form} />}
    </Door>
  );
}

/** Shown until the shop is loaded, or until the device cart has been merged into the account's cart. */
export function GuestWait() {
  return (
    <Door title={t.title()} text={t.moment()}>
      <Skeleton className="h-64" />
    </Door>
  );
}
