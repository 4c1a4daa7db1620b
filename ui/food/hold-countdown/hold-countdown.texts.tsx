import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const held = text({
  fr: (remaining: ReactNode) => <>Créneau réservé encore {remaining}</>,
  en: (remaining) => <>Pickup time held for {remaining}</>,
});
export const hurry = text({ fr: 'Moins d’une minute pour payer.', en: 'Less than a minute left to pay.' });
