import { text } from '../../graphql/texts/text';

export const failed = text({
  fr: 'Les notifications n’ont pas pu être activées sur cet appareil. Réessayez dans un instant.',
  en: 'Notifications could not be turned on for this device. Try again in a moment.',
});
