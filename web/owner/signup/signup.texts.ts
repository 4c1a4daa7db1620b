import { text } from '../../../graphql/texts/text';

export const registerShop = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });
export const whatIsThere = text({
  fr: 'Vos prix, vos créneaux, vos clients du quartier.',
  en: 'Your prices, your pickup windows, your neighbourhood customers.',
});
export const slogan = text({
  fr: 'Votre prix au comptoir, votre prix en ligne',
  en: 'Your price at the counter, your price online',
});

// Specification 2.7.
export const created = text({
  fr: 'Votre compte est créé.',
  en: 'Your account has been created.',
  specified: 'Owner created successfully!',
});
export const failed = text({
  fr: 'Votre inscription n’a pas pu être envoyée. Veuillez réessayer.',
  en: 'Your registration could not be sent. Please try again.',
  specified: 'There was an error while submitting the form. Please try again.',
});
