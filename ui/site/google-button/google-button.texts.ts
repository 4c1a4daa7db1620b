import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement de la connexion avec Google…',
  en: 'Loading Google sign-in…',
});
export const unavailable = text({
  fr: 'La connexion avec Google est indisponible pour le moment.',
  en: 'Google sign-in is not available at the moment.',
});
export const question = text({ fr: 'Continuer avec Google ?', en: 'Continue with Google?' });
export const connect = text({ fr: 'Relier mon compte Google', en: 'Connect my Google account' });
