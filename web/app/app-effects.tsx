import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from './app-effects.texts';
import { seen } from './app-effects.texts';
import { joinDeviceCarts } from '../ordering/join-device-carts';
import { everybodyHere, registerDevice, releaseDevice } from '../push/device-registration';
import { shareLanguage } from '../session/language';
import { useLanguage } from '../session/use-language';
import { house } from '../page/site-config';
import { followTranslation } from '../page/translated-page';
import { socials } from '../page/socials';
import { SocialLinks } from '../../ui/site/footer/social-links';
import { FooterLine } from '../../ui/site/footer/footer-line';
import { LanguageChoice } from '../../ui/site/language-choice/language-choice';
import { isConfirmed, onSessionChange, readSession } from '../session/session';
import { clientOf } from './sides';
import { notify } from '../../ui/base/toast/toast';
import type { News } from '../service-worker/news';
import { InstallBanner, OfflineBanner, UpdateBanner } from '../../ui/site/app-banners/app-banners';
import { readStored, writeStored } from '../page/storage';
import { isOfferWelcome, useInstallOffer, withdrawInstallOffer } from './install-offer';
import { formatAge } from '../page/moments';
import { useMinutes } from '../page/use-minutes';
import { useShownSince } from '../offline/shown-since';
import { Workbox } from 'workbox-window';

followTranslation();

export function AboutTheApp() {
  useDeviceUpkeep();
  useNews();
  useSharedLanguage();
  useDeviceCarts();
  return (
    <>
      <OfflineNotice />
      <Updates />
      <Installation />
    </>
  );
}

export function Language() {
  return (
    <div>
      <SocialLinks links={socials()} />
      <LanguageChoice {...useLanguage(useApolloClient())} />
    </div>
  );
}

/** Compact footer for pages about an order, where vertical space is scarce. */
export function OrderingFooter() {
  const links = house.links.slice(1);
  return <FooterLine links={links.map((link) => (link.href === '/cgv' ? { ...link, label: t.terms() } : link))} />;
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

/** Takes over the account's language at sign-in: at once on an untouched page, else on the next navigation. */
function useSharedLanguage(): void {
  const { pathname } = useLocation();
  const comesNext = useRef(false);
  useEffect(() => {
    if (comesNext.current) location.reload();
  }, [pathname]);
  useEffect(() => {
    // A sign-in may have happened on this page before this deferred module was loaded, when it could not yet listen.
    let isTouched = !everybodyHere().some(isConfirmed);
    let here = everybodyHere().length;
    const touch = () => (isTouched = true);
    const share = () => {
      const client = clientOf(readSession().customer ? 'customer' : 'owner');
      shareLanguage(client).then(
        (taken) => {
          comesNext.current ||= taken;
          if (taken && !isTouched) location.reload();
        },
        (error: unknown) => console.warn('The language stays as it is.', error),
      );
    };
    share();
    const touches = ['pointerdown', 'keydown'];
    for (const each of touches) addEventListener(each, touch, true);
    const stop = onSessionChange(() => {
      const before = here;
      here = everybodyHere().length;
      if (before === 0 && here > 0) isTouched = false;
      // Runs after the other session listeners, which clear the Apollo store and would cancel a query started now.
      setTimeout(share);
    });
    return () => {
      stop();
      for (const each of touches) removeEventListener(each, touch, true);
    };
  }, []);
}

function useDeviceCarts(): void {
  useEffect(() => {
    const join = () => {
      if (readSession().customer) void joinDeviceCarts(clientOf('customer'));
    };
    join();
    return onSessionChange(join);
  }, []);
}

/** Shows a push notification also as a toast on the open page (specification 6.4). */
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

const DECLINED_KEY = 'installDeclinedAt';

/** Offers to install the app where the browser allows it, unless declined with « No Thanks » (specification 6.5). */
function Installation() {
  const offer = useInstallOffer();
  const [welcome] = useState(() => isOfferWelcome(readStored(DECLINED_KEY), Date.now()));
  if (!offer || !welcome) return null;
  return (
    <Corner>
      <InstallBanner
        onInstall={() => {
          withdrawInstallOffer();
          void offer.prompt();
        }}
        onClose={() => {
          withdrawInstallOffer();
          writeStored(DECLINED_KEY, String(Date.now()));
        }}
      />
    </Corner>
  );
}

const RESTORED_MS = 4000;

function OfflineNotice() {
  const [state, setState] = useState<'online' | 'offline' | 'restored'>(() =>
    navigator.onLine ? 'online' : 'offline',
  );
  useEffect(() => {
    const lose = () => setState('offline');
    const restore = () => setState('restored');
    window.addEventListener('offline', lose);
    window.addEventListener('online', restore);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', restore);
    };
  }, []);
  const shownSince = useShownSince(useLocation().pathname);
  const now = useMinutes(state === 'offline');
  useEffect(() => {
    if (state !== 'restored') return;
    const timer = setTimeout(() => setState('online'), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--spacing-docked)+--spacing(24))] z-50 grid justify-items-center px-4"
    >
      {state !== 'online' && (
        <OfflineBanner
          restored={state === 'restored'}
          seenText={shownSince === null ? undefined : seen(formatAge(now - shownSince))}
        />
      )}
    </div>
  );
}

/** Interval at which a page that stays open for days checks for a new version. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** Registers the service worker, for installation and offline reading, and offers a new version once it is ready. */
function Updates() {
  const workbox = useRef<Workbox>(null);
  const [state, setState] = useState<'current' | 'ready' | 'installing'>('current');

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = new Workbox('/service-worker.js');
    workbox.current = worker;
    worker.addEventListener('waiting', () => setState('ready'));
    void worker.register().catch((error: unknown) => console.warn('No service worker.', error));
    const timer = setInterval(() => void worker.update().catch(() => undefined), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const install = () => {
    setState('installing');
    // Reloads only after this press, so that a new version never interrupts what a person is doing.
    workbox.current?.addEventListener('controlling', () => location.reload());
    workbox.current?.messageSkipWaiting();
  };

  if (state === 'current') return null;
  return (
    <Corner>
      <UpdateBanner busy={state === 'installing'} onInstall={install} onClose={() => setState('current')} />
    </Corner>
  );
}

/** Place of messages about the app: below the header, because the main buttons are at the bottom. */
function Corner({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-header z-30 grid justify-items-end p-3 md:p-6">
      <div className="pointer-events-auto w-full max-w-xl">{children}</div>
    </div>
  );
}
