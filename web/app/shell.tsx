import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Toaster } from '../../ui/base/toast/toast';
import { useLinkNavigation } from './link-navigation';
import { OfflineNotice } from './offline-notice';
import { usePageChange } from './page-change';

/** Around every page. */
export function Shell() {
  const waiting = useNavigation().state === 'loading';
  useLinkNavigation();
  usePageChange();
  return (
    <>
      {waiting && <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent" />}
      <Outlet />
      <Toaster />
      <OfflineNotice />
      <ScrollRestoration />
    </>
  );
}
