import { text } from '../../graphql/texts/text';

/** Of the HTML, for screen readers and translators. */
export const language = text({ fr: 'fr', en: 'en' });
export const house = text({ fr: 'MêmePrix', en: 'MêmePrix' });
export const promise = text({ fr: 'Le même prix pour tout le monde', en: 'The same price for everyone' });
export const hello = text({ fr: (name: string) => `Bonjour ${name},`, en: (name) => `Hello ${name},` });
export const labelled = text({
  fr: ({ label, text }: { label: string; text: string }) => `${label} : ${text}`,
  en: ({ label, text }) => `${label}: ${text}`,
});
export const actionAt = text({
  fr: ({ label, href }: { label: string; href: string }) => `${label} :\n${href}`,
  en: ({ label, href }) => `${label}:\n${href}`,
});
export const otherWay = text({
  fr: 'Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :',
  en: 'The button does not work? Copy this address into your browser:',
});
