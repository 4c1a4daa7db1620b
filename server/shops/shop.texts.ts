import { text } from '../../graphql/texts/text';

export const bakery = text({ fr: 'Boulangerie', en: 'Bakery' });
export const restaurant = text({ fr: 'Restaurant', en: 'Restaurant' });
export const cafe = text({ fr: 'Café', en: 'Café' });

export const noShop = text({ fr: 'Commerce introuvable.', en: 'Shop not found.' });
export const notNow = text({
  fr: 'Cette boutique ne prend pas de commandes pour le moment.',
  en: 'This shop takes no orders at the moment.',
});
export const notOpenYet = text({
  fr: 'Cette boutique n’a pas encore ouvert. Revenez bientôt !',
  en: 'This shop has not opened yet. Come back soon!',
});
export const notAnAddress = text({
  fr: 'Choisissez une adresse valide.',
  en: 'Choose a valid address.',
  specified: 'Veuillez sélectionner une adresse valide.',
});

export const allNeeded = text({ fr: 'Veuillez remplir tous les champs.', en: 'Please fill in all fields.' });
export const otherKind = text({
  fr: (kind: string) => `Votre commerce est inscrit comme « ${kind} » : choisissez ce type de compte.`,
  en: (kind) => `Your shop is registered as “${kind}”: choose this type of account.`,
});
// Specification 2.7.
export const passwordsDiffer = text({
  fr: 'Les deux mots de passe ne sont pas les mêmes.',
  en: 'The two passwords are not the same.',
  specified: 'Passwords do not match!',
});
export const addressUnknown = text({
  fr: 'Cette adresse est introuvable. Indiquez une adresse valide.',
  en: 'This address could not be found. Enter a valid address.',
  specified: 'Could not geocode the address. Please enter a valid address.',
});
export const created = text({
  fr: 'Votre compte est créé.',
  en: 'Your account has been created.',
  specified: 'Owner created successfully!',
});
