import { text } from '../texts/text.ts';

export const title = text({
  fr: 'MêmePrix · Le même prix pour tout le monde',
  en: 'MêmePrix · The same price for everyone',
});
export const description = text({
  fr: 'Boulangeries et restaurants près de chez vous : commandez en ligne au même prix qu’au comptoir, retirez sans attendre.',
  en: 'Bakeries and restaurants near you: order online at the price of the counter, collect without waiting.',
});
export const needsJavaScript = text({
  fr: 'MêmePrix a besoin de JavaScript pour prendre votre commande.',
  en: 'MêmePrix needs JavaScript to take your order.',
});
