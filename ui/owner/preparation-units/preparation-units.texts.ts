import { text } from '../../../texts/text';

export const preparation = text({ fr: 'Temps de préparation', en: 'Preparation time' });
export const preparationHint = text({
  fr: 'En unités : un croissant 0, un sandwich 1, une pizza 2. Un créneau est complet quand ses unités sont prises.',
  en: 'In units: a croissant 0, a sandwich 1, a pizza 2. A window is full when its units are taken.',
});

export const nothing = text({ fr: 'Rien à préparer', en: 'Nothing to prepare' });
export const likeSandwich = text({ fr: 'Comme un sandwich', en: 'Like a sandwich' });
export const likePizza = text({ fr: 'Comme une pizza', en: 'Like a pizza' });
export const large = text({ fr: 'Une grosse pièce', en: 'A large item' });
