import { text } from '../../../texts/text';

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
