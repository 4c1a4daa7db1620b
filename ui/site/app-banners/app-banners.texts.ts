import { text } from '../../../graphql/texts/text';

export const installTitle = text({
  fr: 'Installez l’application pour nous retrouver d’un geste',
  en: 'Install the app to find us with one tap',
  specified: 'Install our app for a better experience!',
});
export const install = text({ fr: 'Installer', en: 'Install', specified: 'Install' });
export const decline = text({ fr: 'Non merci', en: 'No thanks', specified: 'No Thanks' });

export const updateTitle = text({ fr: 'Une nouvelle version est prête', en: 'A new version is ready' });
export const updateText = text({
  fr: 'La page se recharge ; votre panier reste.',
  en: 'The page reloads; your cart stays.',
});
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const updating = text({ fr: 'Mise à jour…', en: 'Updating…' });
export const later = text({ fr: 'Plus tard', en: 'Later' });

export const offline = text({ fr: 'Vous êtes hors connexion.', en: 'You are offline.' });
export const restored = text({ fr: 'Vous êtes de nouveau en ligne.', en: 'You are online again.' });
