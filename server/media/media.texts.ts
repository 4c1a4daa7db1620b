import { text } from '../../graphql/texts/text';

export const tooManyPictures = text({
  fr: 'Trop d’images à la fois. Réessayez dans un instant.',
  en: 'Too many photos at once. Try again in a moment.',
});
export const tooManyAnHour = text({
  fr: 'Trop d’images en peu de temps. Réessayez dans une heure.',
  en: 'Too many photos in a short time. Try again in an hour.',
});
export const tooManyKept = text({
  fr: (count: number) =>
    `Vous avez déjà ${count} images. Retirez-en de votre carte ; celles qui ne servent plus s’effacent en un jour.`,
  en: (count) =>
    `You already have ${count} photos. Remove some from your menu; those no longer used are deleted within a day.`,
});
export const pictureNeeded = text({ fr: 'Choisissez une image.', en: 'Choose a photo.' });
export const formNeeded = text({
  fr: 'Envoyez un formulaire avec l’image (multipart/form-data).',
  en: 'Send a form with the photo (multipart/form-data).',
});
export const unreadable = text({
  fr: 'Cette image est illisible ou trop grande. Essayez-en une autre.',
  en: 'This photo cannot be read or is too large. Try another one.',
});
export const notYours = text({
  fr: 'Cette image n’est pas l’une des vôtres. Envoyez-la de nouveau.',
  en: 'This photo is not one of yours. Send it again.',
});
export const unavailable = text({
  fr: 'Les images sont momentanément indisponibles. Réessayez dans un instant.',
  en: 'Photos are unavailable for the moment. Try again shortly.',
});
