import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';
export { soldOut } from '../item-basics/item-basics.texts';
export { remove } from '../remove-dialog/remove-dialog.texts';

export const loading = text({ fr: 'Chargement…', en: 'Loading…', specified: 'Chargement...' });
export const inMenu = text({
  fr: (supplementCents: number) => `Menu + ${formatEuros(supplementCents)}`,
  en: (supplementCents) => `Meal deal + ${formatEuros(supplementCents)}`,
});
export const includedInMenu = text({ fr: 'Menu : compris', en: 'Meal deal: included' });

export const edit = text({ fr: (name: string) => `Modifier : ${name}`, en: (name) => `Edit: ${name}` });
export const removeWhat = text({ fr: (name: string) => ` : ${name}`, en: (name) => `: ${name}` });
export const removeText = text({
  fr: 'Vos clients ne pourront plus le choisir. Les commandes déjà passées ne changent pas.',
  en: 'Your customers can no longer choose it. Orders already placed do not change.',
});
