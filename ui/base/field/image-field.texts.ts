import { text } from '../../../graphql/texts/text';

export const label = text({
  fr: ({ label, action }: { label: string; action: string }) => `${label} : ${action}`,
  en: ({ label, action }) => `${label}: ${action}`,
});
export const choose = text({ fr: 'Choisir une image', en: 'Choose a photo' });
export const replace = text({ fr: 'Remplacer', en: 'Replace' });
export const remove = text({ fr: 'Supprimer l’image', en: 'Remove the photo', specified: "Supprimer l'image" });
export const drop = text({ fr: 'ou déposez-la ici', en: 'or drop it here' });

export const shown = text({ fr: 'L’image est affichée.', en: 'The photo is shown.' });
export const broken = text({ fr: 'L’image ne s’affiche pas.', en: 'The photo cannot be shown.' });
export const sending = text({ fr: 'Envoi de l’image', en: 'Sending the photo' });
export const sent = text({
  fr: (percent: number) => `Envoi de l’image : ${percent} %`,
  en: (percent) => `Sending the photo: ${percent}%`,
});
