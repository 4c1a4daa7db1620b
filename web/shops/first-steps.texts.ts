import { text } from '../../graphql/texts/text';

export const address = text({ fr: 'Votre adresse', en: 'Your address' });
export const addressMeans = text({ fr: 'Vos clients vous trouvent par elle.', en: 'Customers find you by it.' });
export const setAddress = text({ fr: 'Indiquer', en: 'Enter' });

export const hours = text({ fr: 'Vos horaires', en: 'Your opening hours' });
export const hoursMean = text({
  fr: 'Les créneaux de retrait en dépendent.',
  en: 'The pickup windows depend on them.',
});
export const setHours = text({ fr: 'Régler', en: 'Set' });

export const menu = text({ fr: 'Votre carte', en: 'Your menu' });
export const menuMeans = text({
  fr: 'Un article avec sa photo et son prix suffit pour commencer.',
  en: 'One item with its photo and price is enough to start.',
});
export const addItem = text({ fr: 'Ajouter', en: 'Add' });

export const payment = text({ fr: 'Votre compte de paiement', en: 'Your payment account' });
export const paymentMeans = text({
  fr: 'Pour encaisser les cartes et recevoir vos virements.',
  en: 'To take cards and receive your payouts.',
});
export const paymentBegun = text({
  fr: 'Il est créé, mais pas encore prêt à encaisser.',
  en: 'It is created, but not ready to take payments yet.',
});
export const connect = text({ fr: 'Relier', en: 'Connect' });

export const look = text({ fr: 'Voir', en: 'View' });
export const goOn = text({ fr: 'Continuer', en: 'Continue' });
export const opened = text({
  fr: 'Votre boutique est en ligne : les clients la voient.',
  en: 'Your shop is online: customers can see it.',
});
