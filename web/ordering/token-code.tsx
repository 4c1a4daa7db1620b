import { lazy, Suspense } from 'react';
import { untilLoaded } from '../offline/until-loaded';
import { Skeleton } from '../../ui/base/skeleton/skeleton';
import { qrCode } from './ordering.texts';

const QrCode = lazy(async () => ({ default: (await untilLoaded(() => import('./qr-code'))).QrCode }));

export function TokenCode({ token }: { token: string }) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <QrCode text={token} label={qrCode(token)} />
    </Suspense>
  );
}
