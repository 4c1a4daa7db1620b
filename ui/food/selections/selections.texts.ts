import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const extra = text({
  fr: (cents: number) => ` (+${formatEuros(cents)})`,
  en: (cents) => ` (+${formatEuros(cents)})`,
});
export const note = text({ fr: 'Note', en: 'Note' });
export const notesAndAllergies = text({ fr: 'Notes et allergies', en: 'Notes and allergies' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });

export const allergensNamed = text({
  fr: (names: string) => `Allergènes : ${names}`,
  en: (names) => `Allergens: ${names}`,
});

export const yes = text({ fr: 'Oui', en: 'Yes' });
export const yesNamely = text({ fr: (name: string) => `Oui (${name})`, en: (name) => `Yes (${name})` });
export const no = text({ fr: 'Non', en: 'No' });
export const none = text({ fr: 'Aucune', en: 'None', specified: 'None' });
