// Haversine’s sphere of 6371 km, and a hundredth to spare.
const METRES_A_DEGREE = ((6_371_000 * Math.PI) / 180) * 0.99;

/** West, south, east and north in degrees: a box with everything in it that is within `metres` of a place. */
export function boxAround(latitude: number, longitude: number, metres: number): [number, number, number, number] {
  const high = metres / METRES_A_DEGREE;
  const wide = high / Math.cos((Math.min(89.9, Math.abs(latitude) + high) * Math.PI) / 180);
  // Across the date line, and around a pole, the box is a ring.
  const isRing = Math.abs(longitude) + wide > 180 || Math.abs(latitude) + high > 89.9;
  const [west, east] = isRing ? [-180, 180] : [longitude - wide, longitude + wide];
  return [west, latitude - high, east, latitude + high];
}
