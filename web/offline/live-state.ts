import { liveValue, useLiveValue, type LiveValue } from '../page/live-value';
import type { Side } from '../session/session';

/** Whether changes arrive by themselves: idle while nothing is subscribed to. */
export type LiveState = 'idle' | 'live' | 'lost';

const states: Record<Side, LiveValue<LiveState>> = {
  customer: liveValue<LiveState>('idle'),
  owner: liveValue<LiveState>('idle'),
};

export function setLiveState(side: Side, state: LiveState): void {
  states[side].change(state);
}

export function useLiveState(side: Side): LiveState {
  return useLiveValue(states[side]);
}
