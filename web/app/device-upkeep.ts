import { useEffect } from 'react';
import { everybodyHere, passDeviceOn, registerDevice } from '../shared/device-registration';
import { onSessionChange } from '../shared/session';

/** Keeps the server told of this device: at the start, when somebody signs in, and no longer when they have left. */
export function useDeviceUpkeep(): void {
  useEffect(() => {
    let here = everybodyHere();
    const log = (error: unknown) => console.error(error);
    // One after the other: who leaves and comes back at once is told after all.
    let turn = registerDevice().catch(log);
    return onSessionChange(() => {
      const before = here;
      here = everybodyHere();
      const isNew = here.some(({ token }) => !before.some((one) => one.token === token));
      const somebodyLeft = before.some(({ id }) => !here.some((one) => one.id === id));
      if (isNew || somebodyLeft) turn = turn.then(() => passDeviceOn(somebodyLeft)).catch(log);
    });
  }, []);
}
