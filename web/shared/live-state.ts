import { useCallback, useSyncExternalStore } from 'react';
import type { Side } from './session';

/** Whether changes arrive by themselves: idle while nothing is subscribed to. */
export type LiveState = 'idle' | 'live' | 'lost';

const states: Record<Side, LiveState> = { customer: 'idle', owner: 'idle' };
const listeners = new Set<() => void>();

/** Told by the connection of one side of the counter. */
export function setLiveState(side: Side, state: LiveState): void {
  states[side] = state;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of one side's live connection. */
export function useLiveState(side: Side): LiveState {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => states[side], [side]),
  );
}
