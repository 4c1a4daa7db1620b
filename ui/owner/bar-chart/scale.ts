export interface Scale {
  max: number;
  /** Evenly spaced values from 0 to the top of the axis. */
  ticks: number[];
}

function roundStep(rough: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / magnitude;
  return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * magnitude;
}

/** Returns an axis from 0 for amounts in cents, with at most five ticks at round numbers of euros. */
export function scaleFor(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { max: 0, ticks: [0] };
  const step = Math.max(1, roundStep(highest / 400)) * 100;
  const count = Math.ceil(highest / step);
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

export function shareOf(value: number, max: number): number {
  if (max <= 0 || value <= 0) return 0;
  return Math.min(1, value / max);
}

export function peakIndex(values: readonly number[]): number | undefined {
  const highest = Math.max(0, ...values);
  return highest === 0 ? undefined : values.indexOf(highest);
}

export type LabelRoom = 'any' | 'narrow' | 'medium' | 'wide';

const FITTING = { any: 4, narrow: 8, medium: 16 };

/**
 * Thins out the labels of many bars evenly; each wider layout keeps the labels of the narrower one and adds some
 * between.
 */
export function labelRoom(index: number, count: number): LabelRoom {
  let every = Math.ceil(count / FITTING.any);
  if (index % every === 0) return 'any';
  for (const room of ['narrow', 'medium'] as const) {
    const closer = Math.ceil(count / FITTING[room]);
    if (every % closer !== 0) continue;
    every = closer;
    if (index % every === 0) return room;
  }
  return 'wide';
}

/** Returns the index of the bar at `position` along the chart, from 0 to 1. */
export function barAt(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}

export interface Bar {
  id: string;
  label: string;
  longLabel?: string;
  value: number;
  detailText?: string;
}
