import { useEffect } from 'react';
import { useStore } from '../../page/store';
import { allowSound, boardSound, ring, wantSound, type Sound } from './chime';

/** Whether new orders can be heard, and the button that decides it; any press on the page allows the sound too. */
export function useSound(): { sound: Sound; onSound: () => void } {
  const sound = useStore(boardSound);

  useEffect(() => {
    // Whoever came through the login has pressed something already.
    if (navigator.userActivation.hasBeenActive) allowSound();
    // React’s own handlers run first: the button still knows that it was waiting when it was pressed.
    document.addEventListener('click', allowSound);
    return () => document.removeEventListener('click', allowSound);
  }, []);

  const onSound = () => {
    wantSound(sound !== 'on');
    ring();
  };
  return { sound, onSound };
}
