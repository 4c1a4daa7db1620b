import { useEffect } from 'react';
import { readStored, writeStored } from '../../page/storage';
import { createListeners, type Followed, useStore } from '../../page/store';

export type Sound = 'on' | 'off' | 'waiting';

const KEY = 'boardSound';
const changes = createListeners();
let audio: AudioContext | null = null;
let wanted = readStored(KEY) !== 'off';

const boardSound: Followed<Sound> = {
  read: () => {
    if (!wanted) return 'off';
    return audio?.state === 'running' ? 'on' : 'waiting';
  },
  follow: changes.follow,
};

/** To be called while somebody presses something: only then a browser lets a page be heard. */
function allowSound(): void {
  if (!wanted) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', changes.announce);
  }
  // A phone call or another app may have interrupted it.
  if (audio.state !== 'running') void audio.resume();
}

/** Silences new orders on this device, or lets them ring; kept for the next visit. */
function wantSound(on: boolean): void {
  wanted = on;
  writeStored(KEY, on ? null : 'off');
  if (on) allowSound();
  changes.announce();
}

/** Two soft notes, like the bell of a shop’s door; as all of them, nothing where sound is off or not allowed. */
export function ring(): void {
  play(784, 1047);
}

/** Three quick ones upwards, like a knock: somebody is at the door. */
export function ringDoor(): void {
  play(523, 659, 880);
}

function play(...notes: number[]): void {
  if (!audio || boardSound.read() !== 'on') return;
  for (const [at, hertz] of notes.entries()) note(audio, hertz, at * 0.16);
}

function note(context: AudioContext, hertz: number, afterSeconds: number): void {
  const begin = context.currentTime + afterSeconds;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.25, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 1);
}

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
