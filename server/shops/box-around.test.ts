import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround } from './shop.service';

const METRES = 10_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where one comes to from a place, in degrees. */
function walk(latitude: number, longitude: number, bearing: number, metres: number): [number, number] {
  const [lat, far] = [radians(latitude), metres / 6_371_000];
  const to = Math.asin(Math.sin(lat) * Math.cos(far) + Math.cos(lat) * Math.sin(far) * Math.cos(bearing));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(far) * Math.cos(lat),
    Math.cos(far) - Math.sin(lat) * Math.sin(to),
  );
  const degrees = longitude + (turn * 180) / Math.PI;
  return [(to * 180) / Math.PI, degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees];
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('the box around a place contains every point within 10 km, also at the poles and the date line', () => {
  fc.assert(
    fc.property(number(-90, 90), number(-180, 180), number(0, 2 * Math.PI), number(0, METRES), (lat, lon, way, far) => {
      const [west, south, east, north] = boxAround(lat, lon, METRES);
      const [latitude, longitude] = walk(lat, lon, way, far);
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north);
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThanOrEqual(east);
    }),
  );
});

test('the box around a place in France is about 20 km wide and high, so that few shops are examined in vain', () => {
  const [west, south, east, north] = boxAround(48.8566, 2.3522, METRES);
  expect(north - south).toBeCloseTo(0.1817, 2);
  expect(east - west).toBeCloseTo(0.2764, 2);
});
