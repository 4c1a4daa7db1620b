import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const signIn = text({ fr: 'Me connecter', en: 'Sign in' });
export const worksOnce = text({
  fr: (hours: number) => `Ce lien sert une seule fois, pendant ${hours} ${plural(hours, 'heure', 'heures')}.`,
  en: (hours) => `This link works once, for ${hours} ${plural(hours, 'hour', 'hours')}.`,
});
export const notYou = text({
  fr: 'Ce n’était pas vous ? Ne faites rien : sans ce lien, rien ne se passe. Ne transmettez ce message à personne.',
  en: 'This wasn’t you? Do nothing: without this link nothing happens. Do not forward this message to anybody.',
});
export const notByYou = text({
  fr: (page: string) =>
    `Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe : ${page}, puis écrivez-nous.`,
  en: (page) => `This wasn’t you? Choose another password at once: ${page}, then write to us.`,
});

export const activate = text({ fr: 'Activez votre compte MêmePrix', en: 'Activate your MêmePrix account' });
export const lastStep = text({
  fr: 'Un dernier geste et votre compte est ouvert.',
  en: 'One last step and your account is open.',
});
export const welcome = text({
  fr: (isOwner: boolean) => (isOwner ? 'Bienvenue au marché' : 'Bienvenue à table'),
  en: (isOwner) => (isOwner ? 'Welcome to the market' : 'Welcome to the table'),
});
export const signedUp = text({
  fr: (isOwner: boolean) =>
    isOwner
      ? 'Votre boutique est inscrite. Il ne manque qu’à confirmer que cette adresse est bien la vôtre ; ensuite, connectez-vous pour préparer l’ouverture.'
      : 'Votre compte est prêt. Il ne manque qu’à confirmer que cette adresse est bien la vôtre.',
  en: (isOwner) =>
    isOwner
      ? 'Your shop is registered. All that is left is to confirm that this address is yours; then sign in to prepare the opening.'
      : 'Your account is ready. All that is left is to confirm that this address is yours.',
});
export const activateNow = text({ fr: 'Activer mon compte', en: 'Activate my account' });

export const knownSubject = text({
  fr: 'Vous avez déjà un compte MêmePrix',
  en: 'You already have a MêmePrix account',
});
export const knownPreview = text({
  fr: 'Une inscription vient d’être demandée avec votre adresse.',
  en: 'Somebody has just signed up with your address.',
});
export const knownTitle = text({ fr: 'Vous avez déjà un compte', en: 'You already have an account' });
export const knownAddress = text({
  fr: 'Une inscription vient d’être demandée avec cette adresse. Votre compte existe déjà : rien n’y a changé, il suffit de vous connecter.',
  en: 'Somebody has just signed up with this address. You already have an account: nothing in it has changed, just sign in.',
});
export const forgotten = text({
  fr: (page: string) => `Mot de passe oublié ? Choisissez-en un autre : ${page}`,
  en: (page) => `Forgotten your password? Choose another one: ${page}`,
});
export const nobodyEntered = text({
  fr: 'Ce n’était pas vous ? Ne faites rien : personne n’est entré dans votre compte.',
  en: 'This wasn’t you? Do nothing: nobody has entered your account.',
});

export const resetSubject = text({ fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' });
export const resetPreview = text({
  fr: (isOwner: boolean) => `Le lien pour retrouver ${isOwner ? 'votre espace commerçant' : 'votre compte'} MêmePrix.`,
  en: (isOwner) => `The link to get back into your MêmePrix ${isOwner ? 'shop area' : 'account'}.`,
});
export const resetTitle = text({ fr: 'Un nouveau mot de passe', en: 'A new password' });
export const resetAsked = text({
  fr: (isOwner: boolean) =>
    `Vous avez demandé à changer le mot de passe de ${isOwner ? 'votre espace commerçant' : 'votre compte'} MêmePrix.`,
  en: (isOwner) => `You asked to change the password of your MêmePrix ${isOwner ? 'shop area' : 'account'}.`,
});
export const changeNow = text({ fr: 'Changer mon mot de passe', en: 'Change my password' });

export const changedSubject = text({
  fr: 'Votre mot de passe a été changé',
  en: 'Your password has been changed',
});
export const changedPreview = text({
  fr: 'Tous les autres appareils ont été déconnectés.',
  en: 'All your other devices have been signed out.',
});
export const changedTitle = text({ fr: 'Mot de passe changé', en: 'Password changed' });
export const changed = text({
  fr: (isOwner: boolean) =>
    `Le mot de passe de ${isOwner ? 'votre espace commerçant' : 'votre compte'} MêmePrix vient d’être changé. Par précaution, les autres appareils ont été déconnectés.`,
  en: (isOwner) =>
    `The password of your MêmePrix ${isOwner ? 'shop area' : 'account'} has just been changed. As a precaution, your other devices have been signed out.`,
});

export const payoutSubject = text({
  fr: 'Vos coordonnées bancaires ont changé',
  en: 'Your bank details have changed',
});
export const payoutPreview = text({
  fr: 'Le compte qui reçoit l’argent de vos commandes vient d’être modifié.',
  en: 'The account that receives the money of your orders has just been changed.',
});
export const payoutTitle = text({ fr: 'Coordonnées bancaires modifiées', en: 'Bank details changed' });
export const payoutChanged = text({
  fr: 'Le compte bancaire qui reçoit l’argent de vos commandes vient d’être enregistré, remplacé ou retiré auprès de Stripe.',
  en: 'The bank account that receives the money of your orders has just been added, replaced or removed at Stripe.',
});
export const seePayout = text({ fr: 'Voir mon compte de paiement', en: 'See my payment account' });
export const checkPayout = text({
  fr: 'Vérifiez le compte bancaire auprès de Stripe : le bouton y mène. Là aussi, seul vous devez pouvoir entrer.',
  en: 'Check the bank account at Stripe: the button leads there. There too, nobody but you should be able to get in.',
});
