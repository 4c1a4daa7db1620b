import { text } from '../texts/text';

export const gluten = text({ fr: 'Gluten', en: 'Gluten' });
export const crustaceans = text({ fr: 'Crustacés', en: 'Crustaceans' });
export const eggs = text({ fr: 'Œufs', en: 'Eggs' });
export const fish = text({ fr: 'Poisson', en: 'Fish' });
export const peanuts = text({ fr: 'Arachides', en: 'Peanuts' });
export const soy = text({ fr: 'Soja', en: 'Soya' });
export const milk = text({ fr: 'Lait', en: 'Milk' });
export const nuts = text({ fr: 'Fruits à coque', en: 'Nuts' });
export const celery = text({ fr: 'Céleri', en: 'Celery' });
export const mustard = text({ fr: 'Moutarde', en: 'Mustard' });
export const sesame = text({ fr: 'Sésame', en: 'Sesame' });
export const sulphites = text({ fr: 'Sulfites', en: 'Sulphites' });
export const lupin = text({ fr: 'Lupin', en: 'Lupin' });
export const molluscs = text({ fr: 'Mollusques', en: 'Molluscs' });

export const notDeclared = text({
  fr: 'non renseigné : demandez au comptoir',
  en: 'not stated: ask at the counter',
});
export const restNotDeclared = text({
  fr: (known: string) => `${known} ; le reste non renseigné : demandez au comptoir`,
  en: (known) => `${known}; the rest not stated: ask at the counter`,
});
