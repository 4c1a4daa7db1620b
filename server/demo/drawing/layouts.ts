import type { ThingName } from './cutouts';
import type { Piece } from './render';

/** One thing alone, large. */
export function hero(thing: ThingName, size = 330, turn = 0): Piece[] {
  return [{ thing, x: 0, y: 26, size, turn }];
}

/** Two of a kind, one leaning behind the other. */
export function pair(thing: ThingName, size = 270, turn = 12): Piece[] {
  return [
    { thing, x: -92, y: 2, size: size * 0.94, turn: -turn, mirrored: true },
    { thing, x: 78, y: 34, size, turn },
  ];
}

/** Three at different angles, as somebody would set them down. */
export function trio(thing: ThingName, size = 236, turn = 14): Piece[] {
  return [
    { thing, x: -126, y: 4, size: size * 0.92, turn: -turn, mirrored: true },
    { thing, x: 120, y: -2, size: size * 0.92, turn: turn * 0.7 },
    { thing, x: -6, y: 44, size: size * 1.04, turn: turn * 0.25 },
  ];
}

/** A little pyramid: three, two, one. */
export function pile(thing: ThingName, size = 170, turn = 10): Piece[] {
  const step = size * 0.78;
  const at = (column: number, y: number, lift: number, angle: number): Piece => ({
    thing,
    x: column * step,
    y,
    size,
    lift,
    turn: angle,
    mirrored: angle < 0,
  });
  return [
    at(-0.5, 20, size * 0.5, -turn),
    at(0.5, 21, size * 0.5, turn),
    at(-1, 34, 0, turn * 0.6),
    at(0, 40, 0, -turn * 0.4),
    at(1, 36, 0, -turn),
  ];
}

/** Several different things side by side. */
export function row(things: readonly ThingName[], size = 180): Piece[] {
  const step = Math.min(size * 0.9, 470 / things.length);
  return things.map((thing, index) => {
    const place = index - (things.length - 1) / 2;
    return { thing, x: place * step, y: 34 - Math.abs(place) * 16 + (index % 2) * 8, size, turn: place * 3 };
  });
}

/** Loaves crossed on one another. */
export function crossed(thing: ThingName, size = 470): Piece[] {
  return [
    { thing, x: -10, y: -6, size: size * 0.96, turn: 16 },
    { thing, x: 6, y: 24, size, turn: -13 },
  ];
}

/** Loaves side by side. */
export function stacked(thing: ThingName, size = 440): Piece[] {
  return [
    { thing, x: 26, y: -22, size: size * 0.94, turn: -5 },
    { thing, x: -14, y: 12, size: size * 0.98, turn: -3 },
    { thing, x: 10, y: 48, size, turn: -6 },
  ];
}

/** Out-of-focus company at the back, left then right. */
export function backdrop(left: ThingName, right?: ThingName, size = 170): Piece[] {
  const pieces: Piece[] = [{ thing: left, x: -236, y: -66, size, turn: -4, behind: true }];
  if (right) pieces.push({ thing: right, x: 244, y: -74, size: size * 0.92, turn: 5, behind: true });
  return pieces;
}

/** Small things in front, at the feet of the group. */
export function feet(...things: readonly ThingName[]): Piece[] {
  const spots = [
    { x: 232, y: 84, turn: 14 },
    { x: -236, y: 80, turn: -18 },
    { x: 300, y: 54, turn: -10 },
  ];
  return things.map((thing, index) => ({ thing, size: 92, ...(spots[index] ?? { x: -304, y: 50, turn: 8 }) }));
}

/** The same picture seen from the other side. */
export function flipped(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => ({ ...piece, x: -piece.x, turn: -(piece.turn ?? 0) }));
}
