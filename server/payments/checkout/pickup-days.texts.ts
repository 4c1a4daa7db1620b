import { text } from '../../../graphql/texts/text';

interface Ruled {
  itemName: string;
  rules: string;
}

const lower = (said: string) => said.charAt(0).toLowerCase() + said.slice(1);

export const ruled = text({
  fr: ({ itemName, rules }: Ruled) => `${itemName} : ${lower(rules)}.`,
  en: ({ itemName, rules }) => `${itemName}: ${lower(rules)}.`,
});
export const soldOut = text({
  fr: (itemName: string) => `${itemName} : plus assez pour ce jour.`,
  en: (itemName) => `${itemName}: not enough left for that day.`,
});
export const full = text({ fr: 'Tous les créneaux sont pris.', en: 'All pickup times are taken.' });
export const closed = text({ fr: 'Pas de retrait ce jour-là.', en: 'No pickup on that day.' });
