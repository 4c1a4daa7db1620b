import { text } from '../../../graphql/texts/text';

export const diets = text({ fr: 'Régimes', en: 'Diets' });
export const contradiction = text({
  fr: ({ mark, allergens }: { mark: string; allergens: string }) => `${mark}, mais contient : ${allergens}.`,
  en: ({ mark, allergens }) => `${mark}, but contains: ${allergens}.`,
});

export const vat = text({ fr: 'TVA', en: 'VAT' });
export const vatHint = text({
  fr: 'Comprise dans le prix. En cas de doute, demandez à votre comptable.',
  en: 'Included in the price. If in doubt, ask your accountant.',
});

export const rate55 = text({ fr: '5,5 %', en: '5.5%' });
export const rate55Text = text({
  fr: 'À garder : pain, viennoiserie, pâtisserie, bouteille ou canette sans alcool.',
  en: 'Food that keeps: bread, pastries, cakes, a bottle or can without alcohol.',
});
export const rate100 = text({ fr: '10 %', en: '10%' });
export const rate100Text = text({
  fr: 'À manger tout de suite : sandwich, pizza chaude, plat, café, boisson au gobelet.',
  en: 'Food to eat right away: a sandwich, hot pizza, a dish, coffee, a drink in a cup.',
});
export const rate200 = text({ fr: '20 %', en: '20%' });
export const rate200Text = text({
  fr: 'Alcool : bière, vin, cidre. Bonbons et confiseries aussi.',
  en: 'Alcohol: beer, wine, cider. Sweets and confectionery too.',
});

export const preparation = text({ fr: 'Temps de préparation', en: 'Preparation time' });
export const preparationHint = text({
  fr: 'En unités : un croissant 0, un sandwich 1, une pizza 2. Un créneau est complet quand ses unités sont prises.',
  en: 'In units: a croissant 0, a sandwich 1, a pizza 2. A window is full when its units are taken.',
});

export const nothing = text({ fr: 'Rien à préparer', en: 'Nothing to prepare' });
export const likeSandwich = text({ fr: 'Comme un sandwich', en: 'Like a sandwich' });
export const likePizza = text({ fr: 'Comme une pizza', en: 'Like a pizza' });
export const large = text({ fr: 'Une grosse pièce', en: 'A large item' });
