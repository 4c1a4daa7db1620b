import { describe, expect, test } from 'vitest';
import { mailWait } from './unseen';

const LAST = new Date('2026-11-24T10:00:00Z');

describe('mailWait', () => {
  test.each([
    ['is nothing when the shop was never mailed', null, '2026-11-24T10:00:00Z', 0],
    ['is five minutes at the instant of the last mail', LAST, '2026-11-24T10:00:00Z', 300_000],
    ['is what is left of five minutes after it', LAST, '2026-11-24T10:04:59.999Z', 1],
    ['is over five minutes after the last mail', LAST, '2026-11-24T10:05:00Z', 0],
    ['stays over later on', LAST, '2026-11-24T11:00:00Z', 0],
  ])('%s', (_title, last, now, milliseconds) => {
    expect(mailWait(last, new Date(now))).toBe(milliseconds);
  });
});
