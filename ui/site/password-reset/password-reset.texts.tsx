import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const email = text({ fr: 'E-mail', en: 'Email' });
export const sendLink = text({ fr: 'Recevoir un lien', en: 'Send me a link' });
export const sending = text({ fr: 'Envoi…', en: 'Sending…' });

export const linkSent = text({
  fr: (email: ReactNode) => <>Si un compte existe pour {email}, un lien vient de lui être envoyé.</>,
  en: (email) => <>If there is an account for {email}, a link has just been sent to it.</>,
});
export const linkHint = text({
  fr: 'Il ne sert qu’une fois et expire vite. Rien dans votre boîte ? Regardez aussi parmi les indésirables, puis vérifiez l’adresse.',
  en: 'It works once and expires soon. Nothing in your inbox? Look in your junk mail too, then check the address.',
});
export const otherAddress = text({ fr: 'Essayer une autre adresse', en: 'Try another address' });

export const linkExpired = text({
  fr: 'Ce lien a expiré ou a déjà servi. Votre mot de passe n’a pas changé.',
  en: 'This link has expired or was used already. Your password has not changed.',
});
export const sendNewLink = text({ fr: 'Recevoir un nouveau lien', en: 'Send me a new link' });

export const newPassword = text({ fr: 'Nouveau mot de passe', en: 'New password' });
export const passwordAgain = text({ fr: 'Encore une fois', en: 'Confirm password' });
export const passwordsDiffer = text({
  fr: 'Les deux mots de passe ne sont pas les mêmes.',
  en: 'The two passwords are not the same.',
});
export const changePassword = text({ fr: 'Changer mon mot de passe', en: 'Change my password' });
export const saving = text({ fr: 'Enregistrement…', en: 'Saving…' });

export const passwordChanged = text({
  fr: 'Votre mot de passe est changé. Les autres appareils ont été déconnectés.',
  en: 'Your password is changed. Your other devices have been signed out.',
});
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const isOwner = text({ fr: 'Vous tenez une boutique ?', en: 'Do you run a shop?' });
export const ownerArea = text({ fr: 'Espace commerçant', en: 'Shop area' });
