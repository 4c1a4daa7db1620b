import { text } from '../../../graphql/texts/text';
export {
  addressHint,
  shopName as name,
  shopNameHint as nameHint,
} from '../../../ui/site/owner-signup-form/owner-signup-form.texts';

export const shop = text({ fr: 'La boutique', en: 'The shop' });
export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const photoFirst = text({
  fr: 'Possible dès que la photo est envoyée.',
  en: 'Possible once the photo is uploaded.',
});

export const shopFront = text({ fr: 'Votre vitrine', en: 'Your shop front' });
export const shopFrontText = text({
  fr: 'Ce que vos clients voient en vous trouvant.',
  en: 'What your customers see when they find you.',
});
export const photo = text({ fr: 'Photo de la boutique', en: 'Photo of the shop' });
export const nameNeeded = text({ fr: 'Indiquez le nom de votre boutique.', en: 'Enter the name of your shop.' });
export const description = text({ fr: 'Description', en: 'Description' });
export const descriptionHint = text({ fr: 'Quelques phrases, facultatif.', en: 'A few sentences, optional.' });
export const kindHint = text({ fr: 'Vous vous connectez avec ce type.', en: 'You sign in with this type.' });

export const contact = text({ fr: 'Où et comment vous joindre', en: 'Where and how to reach you' });
export const addressNeeded = text({
  fr: 'Indiquez l’adresse de votre boutique.',
  en: 'Enter the address of your shop.',
});
export const phone = text({ fr: 'Téléphone du comptoir', en: 'Counter phone number' });
export const phoneHint = text({
  fr: 'Vos clients le voient ; facultatif.',
  en: 'Your customers see it; optional.',
});

export const identitySaved = text({ fr: 'Votre boutique est à jour.', en: 'Your shop is up to date.' });
