import { text } from '../../../graphql/texts/text';

export const refused = text({
  fr: 'La localisation est refusée. Autorisez-la dans votre navigateur, ou entrez une adresse.',
  en: 'Access to your location is blocked. Allow it in your browser, or enter an address.',
});
export const unavailable = text({
  fr: 'Votre position est introuvable. Entrez plutôt une adresse.',
  en: 'Your location cannot be found. Enter an address instead.',
});
export const late = text({
  fr: 'Votre position se fait attendre. Réessayez, ou entrez une adresse.',
  en: 'Your location is taking too long. Try again, or enter an address.',
});
export const unsupported = text({
  fr: 'Cet appareil ne donne pas sa position. Entrez plutôt une adresse.',
  en: 'This device does not give its location. Enter an address instead.',
});
