export type Trend = 'up' | 'down' | 'same';

export interface Change {
  trend: Trend;
  text: string;
}

const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** Beyond ten times a percentage says less than words. */
const WORTH_SAYING = 9.99;

/**
 * How a figure stands beside an earlier one. `than` ends the sentence: « qu’hier », « que lundi dernier ».
 * Nothing before has no percentage, only a direction.
 */
export function describeChange(now: number, before: number, than: string): Change {
  if (now === before) return { trend: 'same', text: `Autant ${than}` };
  const trend = now > before ? 'up' : 'down';
  const direction = trend === 'up' ? 'plus' : 'moins';
  if (before <= 0) return { trend, text: `${capital(direction)} ${than}` };
  const share = Math.abs(now - before) / before;
  if (share < 0.005) return { trend: 'same', text: `Presque autant ${than}` };
  if (share > WORTH_SAYING) return { trend, text: `Bien ${direction} ${than}` };
  return { trend, text: `${percents.format(share)} de ${direction} ${than}` };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
