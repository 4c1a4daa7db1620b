import { useEffect } from 'react';
import { readStored, writeStored } from '../../page/storage';
import { createListeners, createStore, type Followed, useStore } from '../../page/store';
import type { SoundControlProps } from '../../../ui/food/order-board/sound-control';
import { loudness } from './arrivals';

export type Sound = 'on' | 'off' | 'waiting';

const KEY = 'boardSound';
const changes = createListeners();
const VOLUME = 'boardVolume';
/** Volume in percent; at the default, a first ring is as soft as a bell. */
const boardVolume = createStore(Number(readStored(VOLUME) ?? 90));
let audio: AudioContext | null = null;
let wanted = readStored(KEY) !== 'off';

const boardSound: Followed<Sound> = {
  read: () => {
    if (!wanted) return 'off';
    return audio?.state === 'running' ? 'on' : 'waiting';
  },
  follow: changes.follow,
};

/** Must be called during a user gesture, because only then browsers let a page play sound. */
function allowSound(): void {
  if (!wanted) return;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', changes.announce);
  }
  // A phone call or another app may have suspended the audio.
  if (audio.state !== 'running') void audio.resume();
}

/** Switches the sound of new orders on this device on or off; stored for the next visit. */
function wantSound(on: boolean): void {
  wanted = on;
  writeStored(KEY, on ? null : 'off');
  if (on) allowSound();
  changes.announce();
}

/**
 * Plays two notes like a shop's bell, at `loudness` (0 to 1) of the chosen volume; silent, like all sounds here, when
 * sound is off or not allowed.
 */
export function ring(loudness: number): void {
  inOneTab(() => play(loudness, ...BELL));
}

const BELL = [784, 1047];

/** How long a tab that rang keeps the others silent; just under the interval of its own next ring. */
const SILENT_MS = 9_500;
let isRinging = false;

/** All tabs receive an order at once, so a Web Lock lets only one of them ring, in browsers that have it. */
function inOneTab(sound: () => void): void {
  if (boardSound.read() !== 'on') return;
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || isRinging) return sound();
  void locks.request('order-ring', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    isRinging = true;
    sound();
    await new Promise((resolve) => setTimeout(resolve, SILENT_MS));
    isRinging = false;
  });
}

/** Plays three quick rising notes, like a knock, when a customer arrives. */
export function ringDoor(): void {
  inOneTab(() => play(0.4, 523, 659, 880));
}

/** Gain at full volume; two overlapping notes stay below clipping. */
const LOUDEST = 0.7;

function play(loudness: number, ...notes: number[]): void {
  if (!audio || boardSound.read() !== 'on') return;
  const gain = loudness * LOUDEST * (boardVolume.read() / 100);
  for (const [at, hertz] of notes.entries()) note(audio, hertz, gain, at * 0.16);
}

function note(context: AudioContext, hertz: number, gain: number, afterSeconds: number): void {
  const begin = context.currentTime + afterSeconds;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(gain, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 1);
}

/** Plays the rings as they get louder while nobody reacts. */
function test(): void {
  for (const at of [0, 1, 2, 3]) setTimeout(() => play(loudness(at), ...BELL), at * 1_200);
}

/** State and controls of the sound of new orders; any press on the page also allows the sound. */
export function useSound(): SoundControlProps & { sound: Sound } {
  const sound = useStore(boardSound);
  const volume = useStore(boardVolume);

  useEffect(() => {
    // After the login form, the page already has a user gesture.
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive) allowSound();
    // React's own handlers run first, so the button still sees the state « waiting » of the moment it was pressed.
    document.addEventListener('click', allowSound);
    return () => document.removeEventListener('click', allowSound);
  }, []);

  const onToggle = () => {
    wantSound(sound !== 'on');
    play(loudness(0), ...BELL);
  };
  const onVolumeChange = (percent: number) => {
    boardVolume.change(percent);
    writeStored(VOLUME, String(percent));
  };
  return { sound, volume, onToggle, onVolumeChange, onTest: test };
}
