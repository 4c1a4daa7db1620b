import { text } from '../../../graphql/texts/text';

export const links = text({ fr: 'Liens rapides', en: 'Quick links' });
export const help = text({ fr: 'Assistance', en: 'Help' });
export const helpText = text({
  fr: 'Une question sur une commande ? Nous répondons.',
  en: 'A question about an order? We answer.',
});
