import { text } from '../../graphql/texts/text';

export const unavailable = text({
  fr: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  en: 'The service is unavailable for the moment. Try again shortly.',
});
export const unexpected = text({
  fr: 'Une erreur est survenue. Réessayez dans un instant.',
  en: 'Something went wrong. Try again shortly.',
});
export const cardsDeclined = text({
  fr: 'Trop de cartes refusées à la suite. Réessayez dans une heure.',
  en: 'Too many cards were declined in a row. Try again in an hour.',
});
export const tooManyRequests = text({
  fr: 'Trop de demandes. Patientez un instant puis réessayez.',
  en: 'Too many requests. Wait a moment, then try again.',
});
export const unfitText = text({
  fr: 'Un texte contient des caractères interdits, ou une liste est trop longue.',
  en: 'A text contains characters that are not allowed, or a list is too long.',
});

// Errors for requests that the framework rejects, with messages for people.
export const noSuchAddress = text({ fr: 'Cette adresse n’existe pas.', en: 'This address does not exist.' });
export const noSuchMethod = text({
  fr: 'Cette méthode n’est pas possible ici.',
  en: 'This method is not possible here.',
});
export const tooLarge = text({ fr: 'L’envoi est trop volumineux.', en: 'What was sent is too large.' });
export const unsupportedType = text({
  fr: 'Ce type de contenu n’est pas accepté.',
  en: 'This type of content is not accepted.',
});

export const notBuilt = text({
  fr: 'L’application web n’est pas construite : npm start la construit.',
  en: 'The web app is not built: npm start builds it.',
  specified: 'The web app is not built: npm start builds it.',
});

// What a messenger shows of a shop's link (specification 3.4).
export const shopTitle = text({
  fr: (shop: string) => `${shop} · MêmePrix`,
  en: (shop) => `${shop} · MêmePrix`,
});

export const noSuchShop = text({ fr: 'Boutique introuvable', en: 'Shop not found' });
export const placesDescription = text({
  fr: 'Boulangeries, restaurants et cafés près de chez vous : leurs cartes au prix du comptoir, à retirer sans attendre.',
  en: 'Bakeries, restaurants and cafés near you: their menus at the counter price, to pick up without waiting.',
});

interface Place {
  /** What the shop is. */
  kind: string;
  address: string;
}

export const shopDescription = text({
  fr: ({ kind, address }: Place) =>
    `${kind}, ${address}. Commandez en ligne au prix du comptoir, retirez sans attendre.`,
  en: ({ kind, address }) => `${kind}, ${address}. Order online at the counter price, pick up without waiting.`,
});
