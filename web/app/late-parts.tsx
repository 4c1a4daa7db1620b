import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../offline/until-loaded';
import { useAtRest } from '../page/use-at-rest';

const late = () => untilLoaded(() => import('./about-the-app'));
const AboutTheApp = lazy(async () => ({ default: (await late()).AboutTheApp }));

const FooterLine = lazy(async () => ({ default: (await late()).OrderingFooter }));
const Language = lazy(async () => ({ default: (await late()).Language }));

/** At the end of each page, where its room is kept. */
export const LateLanguage = () => <AtRest part={Language} />;
export const LateFooterLine = () => <AtRest part={FooterLine} />;

function AtRest({ part: Part }: { part: ComponentType }) {
  const atRest = useAtRest();
  const room = <div className="h-11" />;
  return <Suspense fallback={room}>{atRest ? <Part /> : room}</Suspense>;
}

/** Parts nobody waits for. In development there is no service worker: what is being changed must not be remembered. */
export function LateParts() {
  const atRest = useAtRest();
  if (!atRest || !import.meta.env.PROD) return null;
  return (
    <Suspense>
      <AboutTheApp />
    </Suspense>
  );
}
