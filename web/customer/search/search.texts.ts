import { text } from '../../../graphql/texts/text';

// Specification 3.1.
export const title = text({ fr: 'Trouvez votre repas parfait', en: 'Find your perfect meal' });
export const promise = text({
  fr: 'Commandez au prix du comptoir, retirez sans attendre.',
  en: 'Order at the counter price, pick up without waiting.',
});
export const loading = text({
  fr: 'Chargement des boutiques autour de vous…',
  en: 'Loading the shops around you…',
  specified: 'Chargement des lieux à proximité...',
});

export const where = text({ fr: 'Où êtes-vous ?', en: 'Where are you?' });
export const whyWhere = text({
  fr: 'Entrez votre adresse pour voir les boutiques autour de vous.',
  en: 'Enter your address to see the shops around you.',
});
/** Stands in the field where no address was typed: searched again, it means wherever one is then. */
export const here = text({ fr: 'Ma position', en: 'My location' });
export const noAddress = text({
  fr: 'Entrez une adresse.',
  en: 'Enter an address.',
  specified: 'Veuillez entrer une adresse.',
});
export const notAnAddress = text({
  fr: 'Choisissez une adresse valide.',
  en: 'Choose a valid address.',
  specified: 'La récupération des commerces a échoué. Veuillez réessayer.',
});
/** For who typed a dish or the name of a shop. */
export const howToSearch = text({
  fr: 'Il faut une adresse, avec la ville : « 10 rue de Rivoli, Paris ».',
  en: 'It takes an address, with its town: “10 rue de Rivoli, Paris”.',
});
export const dish = text({ fr: 'Un plat, une boutique', en: 'A dish, a shop' });
export const day = text({ fr: 'Jour du retrait', en: 'Day of pickup' });
export const today = text({ fr: 'aujourd’hui', en: 'today' });
export const tomorrow = text({ fr: 'demain', en: 'tomorrow' });
