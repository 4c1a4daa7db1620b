import { perLocale } from '../../texts/language.texts';
import * as t from './how-far.texts';

/** 4.8 km/h: what adults walk without hurrying (Bohannon 1997: 1.3 to 1.5 m/s). */
const METRES_A_MINUTE = 80;
/** How much longer streets are than the straight line: in a grid 4/π, some 1.27 times, on an average. */
const DETOUR = 1.3;
/** Further, nobody fetches lunch on foot. */
const LONGEST_WALK = 30;

const kilometres = perLocale((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

/** Metres of the straight line as « 350 m » or « 1,2 km », and where one would walk, « 6 min à pied ». */
export function howFar(metres: number): { distanceText: string; walkText?: string } {
  const minutes = Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE));
  const distanceText = metres < 995 ? `${Math.round(metres / 10) * 10} m` : `${kilometres().format(metres / 1000)} km`;
  return { distanceText, ...(minutes <= LONGEST_WALK && { walkText: t.walk(minutes) }) };
}
