import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

const notVisible = text({
  fr: 'Tant que le paiement n’est pas activé, les clients ne voient pas votre boutique.',
  en: 'Until payments are active, customers cannot see your shop.',
});

export const none = text({ fr: 'Pas de compte', en: 'No account' });
export const noneTitle = text({ fr: 'Recevez l’argent de vos commandes', en: 'Receive the money from your orders' });
export const noneText = text({
  fr: () => `Un compte Stripe encaisse les cartes et vire l’argent sur votre banque. ${notVisible()}`,
  en: () => `A Stripe account takes card payments and transfers the money to your bank. ${notVisible()}`,
});

export const creating = text({ fr: 'Création…', en: 'Creating…' });
export const creatingTitle = text({ fr: 'Votre compte se prépare', en: 'Your account is being prepared' });
export const creatingText = text({
  fr: 'Encore quelques secondes, puis vous pourrez le relier.',
  en: 'A few more seconds, then you can connect it.',
});

export const incomplete = text({ fr: 'À compléter', en: 'To complete' });
export const incompleteTitle = text({ fr: 'Il reste un formulaire à remplir', en: 'One form is left to fill in' });
export const incompleteText = text({
  fr: () => `Comptez cinq minutes, avec votre pièce d’identité et votre IBAN. ${notVisible()}`,
  en: () => `It takes five minutes, with your identity document and your IBAN. ${notVisible()}`,
});

export const review = text({ fr: 'En vérification', en: 'Under review' });
export const reviewTitle = text({ fr: 'Stripe vérifie vos informations', en: 'Stripe is checking your details' });
export const reviewText = text({
  fr: () => `Vous n’avez rien à faire. ${notVisible()}`,
  en: () => `There is nothing you need to do. ${notVisible()}`,
});

export const active = text({ fr: 'Actif', en: 'Active' });
export const activeTitle = text({ fr: 'Vous êtes payé', en: 'You get paid' });
export const activeText = text({
  fr: 'Les cartes sont encaissées et Stripe vire l’argent sur votre compte bancaire. Ventes, TVA et export pour le comptable : voir « Chiffres ».',
  en: 'Cards are charged and Stripe transfers the money to your bank account. Sales, VAT and the export for your accountant are under “Dashboard”.',
});

export const pending = text({ fr: 'À suivre', en: 'To follow up' });
export const pendingTitle = text({ fr: 'Il reste de l’argent en suspens', en: 'Some money is still pending' });
export const pendingText = text({
  fr: 'Les cartes sont encaissées et Stripe vire l’argent sur votre compte bancaire, sauf pour ce qui suit.',
  en: 'Cards are charged and Stripe transfers the money to your bank account, except for the following.',
});

export const restricted = text({ fr: 'Limité', en: 'Restricted' });
export const restrictedTitle = text({
  fr: 'Stripe attend quelque chose de vous',
  en: 'Stripe is waiting for something from you',
});
export const restrictedText = text({
  fr: 'Répondez à Stripe pour que les paiements ne s’arrêtent pas.',
  en: 'Answer Stripe so that payments do not stop.',
});

export const cardPayments = text({ fr: 'Paiements par carte', en: 'Card payments', specified: 'Paiements carte' });
export const payouts = text({ fr: 'Virements', en: 'Payouts' });
export const capabilityOn = text({ fr: 'Actifs', en: 'Active' });
export const capabilityWaiting = text({ fr: 'En attente', en: 'Pending' });
export const capabilityOff = text({ fr: 'Arrêtés', en: 'Stopped' });

export const missing = text({ fr: 'Ce qui manque', en: 'What is missing' });
export const retry = text({ fr: 'Réessayer', en: 'Try again' });
/** What the errors of specification 7.11 are said in. */

export const connect = text({
  fr: (): ReactNode => 'Relier mon compte Stripe',
  en: () => 'Connect with Stripe',
  specified: () => <span lang="en">Connect with Stripe</span>,
});
export const newTab = text({ fr: '(nouvel onglet)', en: '(new tab)' });
export const nothingOpened = text({ fr: 'Rien ne s’est ouvert ?', en: 'Nothing opened?' });
export const openStripe = text({ fr: 'Ouvrir Stripe', en: 'Open Stripe' });
