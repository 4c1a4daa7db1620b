import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { item } from '../item-table/item-table.texts';
export { categories } from '../menu-list/menu-list.texts';

export const changePrices = text({ fr: 'Changer les prix', en: 'Change prices' });
export const changeSome = text({
  fr: (count: number) => `Changer ${count} prix`,
  en: (count) => `Change ${count} ${plural(count, 'price', 'prices')}`,
});

export const direction = text({ fr: 'Sens', en: 'Direction' });
export const raise = text({ fr: 'Augmenter', en: 'Raise' });
export const lower = text({ fr: 'Baisser', en: 'Lower' });
export const howMuch = text({ fr: 'De combien', en: 'By how much' });
export const percentage = text({ fr: 'Pourcentage', en: 'Percentage' });
export const amount = text({ fr: 'Montant', en: 'Amount' });
export const percentageHint = text({ fr: 'Par exemple 3,5', en: 'For example 3.5' });
export const amountHint = text({ fr: 'Par exemple 0,10', en: 'For example 0.10' });
export const percentageNeeded = text({ fr: 'Indiquez un pourcentage.', en: 'Enter a percentage.' });
export const amountNeeded = text({ fr: 'Indiquez un montant.', en: 'Enter an amount.' });
export const tooMuch = text({ fr: 'C’est trop.', en: 'That is too much.' });
export const roundTo = text({ fr: 'Arrondir à', en: 'Round to' });

export const changing = text({
  fr: ({ count, total }: { count: number; total: number }) =>
    `${count} prix sur ${total} ${plural(count, 'change', 'changent')}.`,
  en: ({ count, total }) => `${count} of ${total} ${plural(total, 'price', 'prices')} will change.`,
});
export const beforeAndAfter = text({ fr: 'Avant et après', en: 'Before and after' });
export const nothingYet = text({
  fr: 'Indiquez de combien : chaque prix s’affiche ici avant d’être changé.',
  en: 'Say by how much: each price is shown here before it is changed.',
});
export const before = text({ fr: 'Avant', en: 'Before' });
export const after = text({ fr: 'Après', en: 'After' });
export const impossible = text({ fr: 'Impossible', en: 'Not possible' });
export const unchanged = text({ fr: 'Inchangé', en: 'Unchanged' });
