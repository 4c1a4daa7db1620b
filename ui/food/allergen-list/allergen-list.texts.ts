import { text } from '../../../graphql/texts/text';

export const none = text({
  fr: 'Aucun des 14 allergènes à déclarer.',
  en: 'None of the 14 declarable allergens.',
});
export const notDeclared = text({
  fr: 'Allergènes : non renseigné : demandez au comptoir.',
  en: 'Allergens: not stated, ask at the counter.',
});
export const contains = text({ fr: 'Contient :', en: 'Contains:' });
export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const restNotDeclared = text({
  fr: 'Le reste non renseigné : demandez au comptoir.',
  en: 'The rest is not stated: ask at the counter.',
});
