import { describe, expect, it } from 'vitest';
import { inLocale } from '../locale';
import { formatPickupDay } from './later-day';

describe('date of a pickup as text', () => {
  it('names the date of a pickup', () => {
    expect(formatPickupDay('2026-11-28', '2026-11-28')).toBe('samedi 28 novembre');
  });

  it('names the night of a pickup after midnight when its service began the evening before', () => {
    expect(formatPickupDay('2026-11-29', '2026-11-28')).toBe('dimanche 29 novembre (nuit de samedi à dimanche)');
    expect(inLocale('en', () => formatPickupDay('2026-11-29', '2026-11-28'))).toBe(
      'Sunday 29 November (Saturday night)',
    );
  });
});
