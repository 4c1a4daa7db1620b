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

/** Share above which words replace the percentage, since a change of about ten times reads better in words. */
const WORTH_SAYING = 9.99;

/**
 * Returns the trend of a figure compared with an earlier one as text; `than` ends the sentence: « qu’hier »,
 * “yesterday”.
 */
export function describeChange(now: number, before: number, than: string): Change {
  if (now === before) return { trend: 'same', text: t.same(than) };
  const trend = now > before ? 'up' : 'down';
  const { some, much, share: formatShare } = words[trend];
  if (before <= 0) return { trend, text: some(than) };
  const share = Math.abs(now - before) / before;
  if (share < 0.005) return { trend: 'same', text: t.almostSame(than) };
  return { trend, text: share > WORTH_SAYING ? much(than) : formatShare({ share, than }) };
}
