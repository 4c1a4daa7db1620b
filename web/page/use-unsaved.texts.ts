import { text } from '../../graphql/texts/text';

export const question = text({ fr: 'Quitter sans enregistrer ?', en: 'Leave without saving?' });
export const means = text({
  fr: 'Ce que vous avez changé ici n’est pas encore enregistré.',
  en: 'What you changed here is not saved yet.',
});
export const leave = text({ fr: 'Quitter sans enregistrer', en: 'Leave without saving' });
export const stay = text({ fr: 'Rester', en: 'Stay' });
