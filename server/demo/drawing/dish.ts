import type { PaletteName } from './palettes';
import { flipped } from './layouts';
import type { Piece, Recipe } from './render';
import type { SurfaceName } from './scenes';

/** How many pictures each dish has, so that two shops need not show the same one. */
const LOOKS = 3;

/** A dish in its looks: the lists are walked through side by side, every second look is seen from the other side. */
export function dish(
  tones: readonly PaletteName[],
  tables: readonly SurfaceName[],
  ...arrangements: readonly (readonly Piece[])[]
): Recipe[] {
  return Array.from({ length: LOOKS }, (_, look) => {
    const pieces = arrangements[look % arrangements.length] ?? [];
    return {
      palette: tones[look % tones.length] ?? 'flour',
      surface: tables[look % tables.length] ?? 'table',
      pieces: look % 2 === 1 ? flipped(pieces) : pieces,
    };
  });
}
