import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Contact', en: 'Contact' });
export const whom = text({
  fr: 'Pour une commande en cours, la boutique est la plus rapide : son adresse et, si elle le donne, son numéro sont sur la page de suivi. Pour le reste, nous répondons.',
  en: 'For an order under way, the shop is quickest: its address and, if it gives it, its number are on the tracking page. For everything else, we answer.',
});

export const order = text({ fr: 'Une commande', en: 'An order' });
export const aboutOrder = text({
  fr: 'Où elle en est, son numéro, son reçu, la boutique qui la prépare.',
  en: 'Where it stands, its number, its receipt, the shop that prepares it.',
});
export const myOrders = text({ fr: 'Mes commandes', en: 'My orders' });

export const byPhone = text({ fr: 'Par téléphone', en: 'By phone' });
export const aboutToday = text({
  fr: 'Quand quelque chose ne se passe pas comme prévu aujourd’hui.',
  en: 'When something does not go as planned today.',
});
export const byMail = text({ fr: 'Par e-mail', en: 'By email' });
export const aboutRest = text({
  fr: 'Pour un remboursement, votre compte ou vos données. Donnez votre numéro de commande s’il y en a un.',
  en: 'For a refund, your account or your data. Give your order number if there is one.',
});

export const withShop = text({ fr: 'Vous tenez une boutique', en: 'You run a shop' });
export const aboutShop = text({
  fr: 'Inscrivez-la : boulangerie, restaurant ou café. Vos prix restent les vôtres.',
  en: 'Register it: bakery, restaurant or café. Your prices remain yours.',
});
export const registerShop = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });

export const byPost = text({ fr: 'Par courrier', en: 'By post' });
