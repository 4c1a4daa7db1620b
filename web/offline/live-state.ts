import { createStore, useStore, type Store } from '../page/store';
import type { Side } from '../session/session';

/** State of the subscriptions' connection; idle while there is no subscription. */
export type LiveState = 'idle' | 'live' | 'lost';

const states: Record<Side, Store<LiveState>> = {
  customer: createStore<LiveState>('idle'),
  owner: createStore<LiveState>('idle'),
};

export function setLiveState(side: Side, state: LiveState): void {
  states[side].change(state);
}

export function useLiveState(side: Side): LiveState {
  return useStore(states[side]);
}
