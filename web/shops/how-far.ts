import { perLocale } from '../../graphql/texts/language.texts';
import * as t from './how-far.texts';

/** Metres per minute; 4.8 km/h is an unhurried adult pace (Bohannon 1997: 1.3 to 1.5 m/s). */
const METRES_A_MINUTE = 80;
/** Ratio of walking distance to straight line: on average 4/π, about 1.27, in a street grid. */
const DETOUR = 1.3;
/** In minutes; beyond this, walking to fetch a meal is unlikely. */
const LONGEST_WALK = 30;

const kilometres = perLocale((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

/** Formats a distance in metres as « 350 m » or « 1,2 km », within walking distance with « 6 min à pied ». */
export function howFar(metres: number): { distanceText: string; walkText?: string } {
  const minutes = Math.max(1, Math.round((metres * DETOUR) / METRES_A_MINUTE));
  const distanceText = metres < 995 ? `${Math.round(metres / 10) * 10} m` : `${kilometres().format(metres / 1000)} km`;
  return { distanceText, ...(minutes <= LONGEST_WALK && { walkText: t.walk(minutes) }) };
}
