import { text } from '../../graphql/texts/text';

export const back = text({ fr: (item: string) => `De retour : ${item}`, en: (item) => `Back: ${item}` });
export const open = text({ fr: (shop: string) => `${shop} est ouvert`, en: (shop) => `${shop} is open` });
export const orderNow = text({ fr: 'Les commandes sont ouvertes.', en: 'Orders are being taken.' });
export const asked = text({
  fr: 'Vous nous aviez demandé de vous prévenir. C’est fait, une seule fois.',
  en: 'You asked us to let you know. This is the only message about it.',
});
export const seeMenu = text({ fr: 'Voir la carte', en: 'See the menu' });
export const mostWatches = text({
  fr: (most: number) => `Vous attendez déjà ${most} nouvelles.`,
  en: (most) => `You are already waiting for ${most} messages.`,
});
