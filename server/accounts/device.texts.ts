import { text } from '../../graphql/texts/text';

export const saved = text({ fr: 'Cet appareil est enregistré.', en: 'This device is registered.' });
export const wrongToken = text({
  fr: 'Cet appareil ne peut pas recevoir de notifications.',
  en: 'This device cannot receive notifications.',
  specified: 'Ce jeton de notification n’est pas valable.',
});
// What is too long, or holds characters it must not.
export const browser = text({ fr: 'Le navigateur', en: 'The browser' });
export const version = text({ fr: 'La version', en: 'The version' });
