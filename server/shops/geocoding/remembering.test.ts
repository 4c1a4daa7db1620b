import { beforeEach, describe, expect, test } from 'vitest';
import type { FoundAddress } from './geocoder';
import { remembering } from './create-geocoder';

const nantes: FoundAddress = { label: 'Nantes', latitude: 47.2, longitude: -1.5 };
let asked: string[];
let now: number;
const clock = { now: () => new Date(now) };
const source = {
  find: async (text: string) => {
    asked.push(text);
    return [nantes];
  },
};
beforeEach(() => {
  asked = [];
  now = Date.parse('2026-11-24T10:00:00Z');
});

describe('geocoder cache', () => {
  test('an address query is cached for a day, regardless of case and spacing', async () => {
    const geocoder = remembering(source, clock);
    for (const text of ['Nantes', ' nantes ', 'NANTES']) expect(await geocoder.find(text)).toEqual([nantes]);
    expect(asked).toEqual(['nantes']);
    now += 86_400_000;
    await geocoder.find('Nantes');
    expect(asked).toHaveLength(2);
  });

  test('concurrent address queries for the same text are sent once', async () => {
    const geocoder = remembering(source, clock);
    await Promise.all([1, 2, 3].map(() => geocoder.find('Nantes')));
    expect(asked).toEqual(['nantes']);
  });

  test('a failed address query throws, and the oldest of more than 2000 cached answers is dropped', async () => {
    let broken = true;
    const geocoder = remembering(
      { find: (text) => (broken ? Promise.reject(new Error('away')) : source.find(text)) },
      clock,
    );
    await expect(geocoder.find('Nantes')).rejects.toThrow('away');
    broken = false;
    for (let street = 0; street < 2_001; street++) await geocoder.find(`rue ${street}`);
    asked = [];
    await geocoder.find('rue 2000');
    await geocoder.find('rue 0');
    expect(asked).toEqual(['rue 0']);
  });
});
