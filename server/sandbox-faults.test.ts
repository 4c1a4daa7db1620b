import { describe, expect, test } from 'vitest';
import { faultsOf, NO_FAULTS, randomNumbers, readFaultPlan } from './sandbox-faults';

describe('the faults of the stand-in', () => {
  test('are read from one line, each part optional', () => {
    expect(readFaultPlan('seed=7, failed=0.4, lost=0.1,dropped=0.2,doubled=1,lateMs=2000')).toEqual({
      seed: 7,
      failed: 0.4,
      lost: 0.1,
      dropped: 0.2,
      doubled: 1,
      lateMs: 2000,
    });
    expect(readFaultPlan('lost=0.5')).toEqual({ seed: 1, failed: 0, lost: 0.5, dropped: 0, doubled: 0, lateMs: 0 });
  });

  test.each(['', 'lost', 'lost=2', 'lost=-1', 'seed=x', 'broken=0.1', 'lost=0.1;seed=1'])(
    '« %s » is refused',
    (text) => {
      expect(readFaultPlan(text)).toBeUndefined();
    },
  );

  test('come in the same order for the same seed, about as often as asked', () => {
    const plan = { seed: 3, failed: 0, lost: 0.3, dropped: 0, doubled: 1, lateMs: 100 };
    const lost = () => {
      const faults = faultsOf(plan);
      return Array.from({ length: 1000 }, () => faults.losesAnswer());
    };
    expect(lost()).toEqual(lost());
    const share = lost().filter(Boolean).length / 1000;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
    expect(faultsOf(plan).dropsDelivery()).toBe(false);
    expect(faultsOf(plan).deliversAgain()).toBe(true);
  });

  test('are none where nobody asked for any', () => {
    expect([
      NO_FAULTS.failsCall(),
      NO_FAULTS.losesAnswer(),
      NO_FAULTS.dropsDelivery(),
      NO_FAULTS.deliversAgain(),
      NO_FAULTS.delayMs(),
    ]).toEqual([false, false, false, false, 0]);
  });

  test('use numbers from 0 to 1', () => {
    const numbers = Array.from({ length: 1000 }, randomNumbers(11));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });
});
