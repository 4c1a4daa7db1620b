import { lazy, Suspense } from 'react';
import { untilLoaded } from '../offline/until-loaded';
import { Skeleton } from '../../ui/base/skeleton/skeleton';

const QrCode = lazy(async () => ({ default: (await untilLoaded(() => import('./qr-code'))).QrCode }));

/** The token for the counter's scanner; its code is fetched when it is first needed. */
export function TokenCode({ token }: { token: string }) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <QrCode text={token} label={`Code QR de la commande ${token}`} />
    </Suspense>
  );
}
