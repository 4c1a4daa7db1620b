import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const activating = text({
  fr: 'Activation de votre compte…',
  en: 'Activating your account…',
  specified: 'Activating your account...',
});
export const activated = text({ fr: 'Votre compte est activé.', en: 'Your account is activated.' });
export const goingOn = text({
  fr: (seconds: number) =>
    `Redirection vers la page de connexion dans ${seconds} ${plural(seconds, 'seconde', 'secondes')}.`,
  en: (seconds) => `You will be taken to the sign-in page in ${seconds} ${plural(seconds, 'second', 'seconds')}.`,
});
export const signInNow = text({ fr: 'Se connecter maintenant', en: 'Sign in now' });
export const retry = text({ fr: 'Réessayer', en: 'Try again' });
export const failed = text({
  fr: 'L’activation a échoué ou le lien a expiré.',
  en: 'The activation failed or the link has expired.',
  specified: 'Activation failed or link expired',
});
export const failedHint = text({
  fr: 'Un lien ne sert qu’une fois et finit par expirer. Peut-être votre compte est-il déjà activé : essayez de vous connecter. Sinon, inscrivez-vous de nouveau avec la même adresse : vous recevrez un nouveau lien.',
  en: 'A link works once and expires after a while. Your account may be activated already: try to sign in. If not, sign up again with the same address: you will receive a new link.',
});
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const newLinkNeeded = text({ fr: 'Il vous faut un nouveau lien ?', en: 'Do you need a new link?' });
export const signUp = text({ fr: 'Créer un compte', en: 'Create an account' });
