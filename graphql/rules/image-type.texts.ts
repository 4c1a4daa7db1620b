import { text } from '../texts/text';

export const notAPicture = text({
  fr: 'Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.',
  en: 'This file is not a JPEG, PNG, WebP, AVIF or GIF photo.',
});
export const formatNotTaken = text({
  fr: (format: string) =>
    `Ce fichier est au format ${format}, qui n’est pas accepté. Enregistrez-le en JPEG ou en PNG, puis envoyez-le de nouveau.`,
  en: (format) =>
    `This file is in ${format} format, which is not accepted. Save it as JPEG or PNG, then send it again.`,
});
export const heic = text({
  fr: 'Cette photo est au format HEIC, qui n’est pas accepté. Sur l’iPhone : Réglages › Appareil photo › Formats › « Le plus compatible », ou exportez-la en JPEG, puis envoyez-la de nouveau.',
  en: 'This photo is in HEIC format, which is not accepted. On the iPhone: Settings › Camera › Formats › “Most Compatible”, or export it as JPEG, then send it again.',
});
export const tooHeavy = text({
  fr: 'L’image est trop lourde : 8 Mo au plus.',
  en: 'The photo is too heavy: 8 MB at most.',
});
