import { useDeviceUpkeep } from './device-upkeep';
import { Installation } from './installation';
import { useNews } from './news';
import { OfflineNotice } from './offline-notice';
import { Updates } from './updates';

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
