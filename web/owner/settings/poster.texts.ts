import { text } from '../../../graphql/texts/text';

export const order = text({ fr: 'Commandez ici, sans attendre', en: 'Order here, skip the queue' });
export const promise = text({
  fr: 'Au prix du comptoir, et sans compte.',
  en: 'At the counter price, no account needed.',
});
export const file = text({ fr: (format: string) => `affiche-${format}.pdf`, en: (format) => `poster-${format}.pdf` });

export const publicPage = text({ fr: 'Votre page publique', en: 'Your public page' });
export const publicPageText = text({
  fr: 'Tout le monde peut la lire, sans compte. L’affiche y mène depuis le comptoir.',
  en: 'Everybody can read it, without an account. The poster leads to it from the counter.',
});
export const poster = text({ fr: (format: string) => `Affiche ${format}`, en: (format) => `${format} poster` });
