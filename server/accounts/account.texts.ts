import { text } from '../../graphql/texts/text';

export const wrongCredentials = text({
  fr: 'Adresse e-mail ou mot de passe incorrect.',
  en: 'Wrong email address or password.',
  specified: 'Email ou mot de passe incorrect.',
});
export const notActivated = text({
  fr: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
  en: 'Your account is not activated yet. Follow the link in the email you received.',
});
export const tooManyTries = text({
  fr: 'Trop de tentatives. Patientez une minute puis réessayez.',
  en: 'Too many attempts. Wait a minute, then try again.',
});
export const linkInvalid = text({
  fr: 'Ce lien a expiré ou a déjà servi.',
  en: 'This link has expired or was used already.',
  // Specification 2.3.
  specified: 'Activation failed or link expired',
});
export const wrongPassword = text({
  fr: 'Le mot de passe actuel n’est pas le bon.',
  en: 'The current password is not the right one.',
});

export const termsNeeded = text({
  fr: 'Veuillez accepter les conditions d’utilisation.',
  en: 'Please accept the terms of sale.',
  // Specification 2.1.
  specified: "Veuillez accepter les conditions d'utilisation.",
});
export const strongPasswordNeeded = text({
  fr: 'Choisissez un mot de passe plus fort : 8 caractères au moins, avec une minuscule, une majuscule, un chiffre et un caractère spécial.',
  en: 'Choose a stronger password: at least 8 characters, with a lowercase letter, an uppercase letter, a digit and a special character.',
});
/** Said to everybody who signs up, whether or not the address has an account already (specification 2.1). */
export const signedUp = text({
  fr: 'Votre inscription est enregistrée. Ouvrez l’e-mail que nous venons de vous envoyer pour continuer.',
  en: 'You are signed up. Open the email we have just sent you to continue.',
});
export const activated = text({
  fr: 'Votre compte est activé. Vous pouvez vous connecter.',
  en: 'Your account is activated. You can sign in.',
});
export const activationMailed = text({
  fr: 'Si ce compte attend d’être activé, un nouveau lien vient de lui être envoyé.',
  en: 'If this account is waiting to be activated, a new link has just been sent to it.',
});

export const strongerNeeded = text({ fr: 'Choisissez un mot de passe plus fort.', en: 'Choose a stronger password.' });
export const resetMailed = text({
  fr: 'Si un compte existe pour cette adresse, un lien vient de lui être envoyé.',
  en: 'If there is an account for this address, a link has just been sent to it.',
});
export const passwordChanged = text({
  fr: 'Votre mot de passe est changé. Les autres appareils ont été déconnectés.',
  en: 'Your password is changed. Your other devices have been signed out.',
});
export const tooManySignIns = text({
  fr: 'Trop de connexions à la fois. Réessayez dans un instant.',
  en: 'Too many people are signing in at once. Try again in a moment.',
});
