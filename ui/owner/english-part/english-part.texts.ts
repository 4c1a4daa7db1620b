import { text } from '../../../texts/text';

export const inEnglish = text({ fr: 'En anglais', en: 'In English' });
export const optional = text({ fr: 'Facultatif', en: 'Optional' });
export const name = text({ fr: 'Traduction du nom', en: 'Translation of the name' });
export const description = text({ fr: 'Traduction de la description', en: 'Translation of the description' });
export const whoReads = text({
  fr: 'Pour vos clients qui lisent l’anglais. Sans texte ici, ils lisent le français.',
  en: 'For your customers who read English. With nothing here, they read the French.',
});
