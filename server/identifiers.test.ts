import { describe, expect, it } from 'vitest';
import { firstIdAt, newId } from './identifiers';

describe('newId', () => {
  const at = new Date('2026-11-24T10:00:00Z');

  it('an id encodes the given instant, not the machine’s clock', () => {
    const [before, after] = [firstIdAt(at), firstIdAt(new Date(at.getTime() + 1))];
    const id = newId(at);
    expect([after, id, before].sort()).toEqual([before, id, after]);
  });

  it('ids created within the same instant are in ascending order', () => {
    const ids = Array.from({ length: 1000 }, () => newId(at));
    expect([...ids].sort()).toEqual(ids);
  });
});
