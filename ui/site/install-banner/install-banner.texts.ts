import { text } from '../../../graphql/texts/text';

export const title = text({
  fr: 'Installez l’application pour nous retrouver d’un geste',
  en: 'Install the app to find us with one tap',
  specified: 'Install our app for a better experience!',
});
export const install = text({ fr: 'Installer', en: 'Install', specified: 'Install' });
export const decline = text({ fr: 'Non merci', en: 'No thanks', specified: 'No Thanks' });
