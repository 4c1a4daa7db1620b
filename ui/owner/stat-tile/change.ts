import * as t from './stat-tile.texts';

export type Trend = 'up' | 'down' | 'same';

export interface Change {
  trend: Trend;
  text: string;
}

const words = {
  up: { some: t.more, much: t.farMore, share: t.shareMore },
  down: { some: t.less, much: t.farLess, share: t.shareLess },
};

/** Beyond ten times a percentage says less than words. */
const WORTH_SAYING = 9.99;

/** How a figure stands beside an earlier one; `than` ends the sentence: « qu’hier », “yesterday”. */
export function describeChange(now: number, before: number, than: string): Change {
  if (now === before) return { trend: 'same', text: t.same(than) };
  const trend = now > before ? 'up' : 'down';
  const { some, much, share: sayShare } = words[trend];
  if (before <= 0) return { trend, text: some(than) };
  const share = Math.abs(now - before) / before;
  if (share < 0.005) return { trend: 'same', text: t.almostSame(than) };
  return { trend, text: share > WORTH_SAYING ? much(than) : sayShare({ share, than }) };
}
