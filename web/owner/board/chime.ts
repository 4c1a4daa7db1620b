import { useEffect } from 'react';
import { readStored, writeStored } from '../../page/storage';
import { createListeners, createStore, type Followed, useStore } from '../../page/store';
import type { SoundControlProps } from '../../../ui/food/order-board/sound-control';
import { loudness } from './arrivals';

export type Sound = 'on' | 'off' | 'waiting';

const KEY = 'boardSound';
const changes = createListeners();
const VOLUME = 'boardVolume';
/** In percent; at the usual one a first ring is as soft as a bell. */
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

/**
 * Two notes, like the bell of a shop’s door, at `loudness` of the volume that was set; as all of them, nothing where sound
 * is off or not allowed.
 */
export function ring(loudness: number): void {
  inOneTab(() => play(loudness, ...BELL));
}

const BELL = [784, 1047];

/** How long a tab that rang keeps the others silent: almost until it rings again. */
const SILENT_MS = 9_500;
let isRinging = false;

/** All tabs of a browser learn of an order at once; only one of them is heard, where the browser has locks. */
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

/** Three quick ones upwards, like a knock: somebody is at the door. */
export function ringDoor(): void {
  inOneTab(() => play(0.4, 523, 659, 880));
}

/** At the full volume; two notes that overlap stay below what a loudspeaker takes. */
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

/** As they will be heard if nobody reacts. */
function test(): void {
  for (const at of [0, 1, 2, 3]) setTimeout(() => play(loudness(at), ...BELL), at * 1_200);
}

/** Whether new orders can be heard, how loud, and what decides it; any press on the page allows the sound too. */
export function useSound(): SoundControlProps & { sound: Sound } {
  const sound = useStore(boardSound);
  const volume = useStore(boardVolume);

  useEffect(() => {
    // Whoever came through the login has pressed something already.
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive) allowSound();
    // React’s own handlers run first: the button still knows that it was waiting when it was pressed.
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
