import { text } from '../../../graphql/texts/text';
export { optional } from '../item-basics/item-basics.texts';

export const inEnglish = text({ fr: 'En anglais', en: 'In English' });
export const name = text({ fr: 'Nom en anglais', en: 'Name in English' });
export const description = text({ fr: 'Description en anglais', en: 'Description in English' });
export const whoReads = text({
  fr: 'Pour vos clients qui lisent l’anglais. Si vous laissez vide, ils lisent le français.',
  en: 'For your customers who read English. If left empty, they see the French.',
});
