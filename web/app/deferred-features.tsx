import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { untilLoaded } from '../offline/until-loaded';
import { useAtRest } from '../page/use-at-rest';

const late = () => untilLoaded(() => import('./app-effects'));
const AboutTheApp = lazy(async () => ({ default: (await late()).AboutTheApp }));

const FooterLine = lazy(async () => ({ default: (await late()).OrderingFooter }));
const Language = lazy(async () => ({ default: (await late()).Language }));

const RunningOrder = lazy(async () => ({
  default: (await untilLoaded(() => import('../ordering/running-order'))).RunningOrder,
}));

/** Language choice at the end of each page, loaded late in a reserved space so that nothing jumps. */
export const LateLanguage = () => <AtRest part={Language} />;
export const LateFooterLine = () => <AtRest part={FooterLine} />;

export const LateRunningOrder = () => <AtRest part={RunningOrder} room={null} />;

function AtRest({ part: Part, room = <div className="h-11" /> }: { part: ComponentType; room?: ReactNode }) {
  const atRest = useAtRest();
  return <Suspense fallback={room}>{atRest ? <Part /> : room}</Suspense>;
}

/** Features that load once the page is idle; off in development, where a service worker would cache changing code. */
export function LateParts() {
  const atRest = useAtRest();
  if (!atRest || !import.meta.env.PROD) return null;
  return (
    <Suspense>
      <AboutTheApp />
    </Suspense>
  );
}
