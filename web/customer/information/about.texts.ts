import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const title = text({ fr: 'Le même prix pour tout le monde', en: 'The same price for everyone' });
export const why = text({
  fr: 'Commander en ligne coûte souvent plus cher que d’entrer dans la boutique. Pas ici : le prix affiché est celui du comptoir, pour vous comme pour votre voisin.',
  en: 'Ordering online often costs more than walking into the shop. Not here: the price shown is the one at the counter, for you as for your neighbour.',
});

export const how = text({ fr: 'Comment ça marche', en: 'How it works' });
export const steps = text({
  fr: () => [
    { title: 'Choisissez', text: 'Une adresse, et les boulangeries, restaurants et cafés autour apparaissent.' },
    { title: 'Payez', text: 'Le prix du comptoir, un créneau de retrait, votre carte. Un numéro vous est donné.' },
    { title: 'Passez', text: 'C’est prêt à l’heure dite : dites votre numéro, et bon appétit.' },
  ],
  en: () => [
    { title: 'Choose', text: 'An address, and the bakeries, restaurants and cafés around it appear.' },
    { title: 'Pay', text: 'The counter price, a pickup time, your card. You are given a number.' },
    { title: 'Drop by', text: 'It is ready at the time agreed: say your number, and enjoy.' },
  ],
});

export const money = text({ fr: 'Ce que nous y gagnons', en: 'What we earn' });
export const charge = text({
  fr: (cents: number) =>
    `${formatEuros(cents)} par commande : ce sont les frais de service, montrés dans le panier avant que vous ne payiez. Ni majoration des prix, ni publicité, ni revente de vos données.`,
  en: (cents) =>
    `${formatEuros(cents)} per order: this is the service charge, shown in the cart before you pay. No mark-up on prices, no advertising, no resale of your data.`,
});

export const toTable = text({ fr: 'À table', en: 'To the table' });
export const findShop = text({ fr: 'Trouver un commerce', en: 'Find a shop' });
export const registerShop = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });
