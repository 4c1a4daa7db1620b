import { useEffect } from 'react';
import { everybodyHere, registerDevice, releaseDevice } from '../push/device-registration';
import { onSessionChange } from '../session/session';

export function useDeviceUpkeep(): void {
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
