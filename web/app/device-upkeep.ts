import { useEffect } from 'react';
import { registerDevice, releaseDevice } from '../shared/device-registration';
import { customerId, onSessionChange } from '../shared/session';

/** Keeps the server told of this device: at the start, when somebody signs in, and no longer when they have left. */
export function useDeviceUpkeep(): void {
  useEffect(() => {
    let who = customerId();
    const log = (error: unknown) => console.error(error);
    void registerDevice().catch(log);
    return onSessionChange(() => {
      const before = who;
      who = customerId();
      if (who === before) return;
      void (who === null ? releaseDevice() : registerDevice()).catch(log);
    });
  }, []);
}
