import { Loading, Skeleton } from '../../ui/base/skeleton/skeleton';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { loading } from './app.texts';

export const Wait = () => (
  <Loading label={loading()}>
    <Skeleton className="h-64" />
  </Loading>
);

export function PageWait() {
  return (
    <PageFrame>
      <Wait />
    </PageFrame>
  );
}
