import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../offline/until-loaded';
import { useAtRest } from '../page/use-at-rest';

const late = () => untilLoaded(() => import('./app-effects'));
const AboutTheApp = lazy(async () => ({ default: (await late()).AboutTheApp }));

const FooterLine = lazy(async () => ({ default: (await late()).OrderingFooter }));
const Language = lazy(async () => ({ default: (await late()).Language }));

/** Language choice at the end of each page, loaded late in a reserved space so that nothing jumps. */
export const LateLanguage = () => <AtRest part={Language} />;
export const LateFooterLine = () => <AtRest part={FooterLine} />;

function AtRest({ part: Part }: { part: ComponentType }) {
  const atRest = useAtRest();
  const room = <div className="h-11" />;
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
