import { useDeviceUpkeep } from './device-upkeep';
import { Installation } from './installation';
import { useNews } from './news';
import { OfflineNotice } from './offline-notice';
import { Updates } from './updates';

/** What the product has to say of itself; its code comes when everything else is there. */
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
