import { text } from '../../graphql/texts/text';

export const outOfBounds = text({
  fr: ({ least, most }: { least: number; most: number }) => `Entre ${least} et ${most} minutes.`,
  en: ({ least, most }) => `Between ${least} and ${most} minutes.`,
});
export const noSms = text({
  fr: 'Les SMS ne sont pas disponibles ici.',
  en: 'Text messages are not available here.',
});
export const phoneNeeded = text({
  fr: 'Indiquez d’abord le téléphone de la boutique.',
  en: 'Enter the shop’s phone number first.',
});
export const mobileNeeded = text({
  fr: (phone: string) =>
    `Le ${phone} ne reçoit pas de SMS. Indiquez un numéro de mobile dans votre compte ou pour la boutique.`,
  en: (phone) => `${phone} takes no text messages. Enter a mobile number in your account or for the shop.`,
});
