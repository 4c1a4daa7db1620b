import { text } from '../../../graphql/texts/text';

export const addressFor = text({ fr: (name: string) => `Adresse pour ${name}`, en: (name) => `Address for ${name}` });
export const connected = text({
  fr: (name: string) => `${name} est reliée. Il reste une chose à faire.`,
  en: (name) => `${name} is connected. One thing is left to do.`,
});
export const pasteAddress = text({
  fr: 'Ouvrez la page de réglage de l’imprimante, « CloudPRNT », et collez-y cette adresse. Elle n’est montrée qu’une fois : gardez-la pour vous.',
  en: 'Open the printer’s settings page, “CloudPRNT”, and paste this address there. It is shown only once: keep it to yourself.',
});
export const copy = text({ fr: 'Copier l’adresse', en: 'Copy the address' });
export const copied = text({ fr: 'Adresse copiée', en: 'Address copied' });
/** Browsers let pages copy only over https. */
export const copyByHand = text({
  fr: 'Touchez longuement l’adresse pour la copier : ce navigateur ne le fait pas pour vous.',
  en: 'Press and hold the address to copy it: this browser does not do it for you.',
});
