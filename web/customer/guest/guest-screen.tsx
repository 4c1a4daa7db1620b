import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { GuestForm, type GuestFormProps } from '../../../ui/site/guest-form/guest-form';
import { Door } from '../../session/door';
import * as t from './guest.texts';

export interface GuestScreenProps extends GuestFormProps {
  shop: string;
  menuHref: string;
  /** Pieces in the cart of this device. */
  count: number;
}

export function GuestScreen({ shop, menuHref, count, ...form }: GuestScreenProps) {
  return (
    <Door title={t.title()} text={count > 0 ? t.inCart({ shop, count }) : t.nothing(shop)}>
      {count > 0 ? <GuestForm {...form} /> : <LinkButton href={menuHref}>{t.toMenu()}</LinkButton>}
    </Door>
  );
}

/** Until the shop is known, or the cart has joined that of whoever is signed in. */
export function GuestWait() {
  return (
    <Door title={t.title()} text={t.moment()}>
      <Skeleton className="h-64" />
    </Door>
  );
}
