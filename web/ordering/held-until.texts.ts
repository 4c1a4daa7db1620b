import { text } from '../../graphql/texts/text';

export const kept = text({
  fr: (time: string) => `Commande gardée jusqu’à ${time}`,
  en: (time) => `Your order is kept until ${time}`,
});
