import { useEffect } from 'react';
import * as t from './about-the-app.texts';
import { Installation } from './installation';
import { OfflineNotice } from './offline-notice';
import { Updates } from './updates';
import { everybodyHere, registerDevice, releaseDevice } from '../push/device-registration';
import { onSessionChange } from '../session/session';
import { notify } from '../../ui/base/toast/toast';
import type { News } from '../service-worker/news';

export function AboutTheApp() {
  useDeviceUpkeep();
  useNews();
  return (
    <>
      <OfflineNotice />
      <Updates />
      <Installation />
    </>
  );
}

function useDeviceUpkeep(): void {
  useEffect(() => {
    let here = everybodyHere();
    const log = (error: unknown) => console.error(error);
    void registerDevice().catch(log);
    return onSessionChange(() => {
      const before = here;
      here = everybodyHere();
      const isNew = here.some(({ token }) => !before.some((one) => one.token === token));
      if (!isNew && here.length === before.length) return;
      void (here.length === 0 ? releaseDevice() : registerDevice(isNew)).catch(log);
    });
  }, []);
}

/** What a push said is also said on the page one looks at (specification 6.4). */
function useNews(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const listen = ({ data }: MessageEvent<{ type?: string; news?: News } | null>) => {
      if (data?.type !== 'NEWS' || !data.news) return;
      const { title, body } = data.news;
      notify(title && body ? t.news({ title, body }) : title || body);
    };
    navigator.serviceWorker.addEventListener('message', listen);
    return () => navigator.serviceWorker.removeEventListener('message', listen);
  }, []);
}
