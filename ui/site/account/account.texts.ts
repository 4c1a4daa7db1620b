import { text } from '../../../graphql/texts/text';

export const name = text({ fr: 'Nom', en: 'Name' });
export const email = text({ fr: 'E-mail', en: 'Email' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const nameNeeded = text({ fr: 'Indiquez votre nom.', en: 'Enter your name.' });
export const nameHint = text({ fr: 'Celui qu’on appelle au comptoir.', en: 'The one called at the counter.' });
export const ownerNameHint = text({
  fr: 'Le vôtre ; celui de la boutique est dans les réglages.',
  en: 'Your own; the shop’s name is in the settings.',
});
export const phoneHint = text({
  fr: 'Facultatif. La boutique vous appelle seulement si elle a une question.',
  en: 'Optional. The shop only calls you if it has a question.',
});
export const ownerPhoneHint = text({
  fr: 'Facultatif. Le vôtre ; vos clients appellent celui de la boutique, dans les réglages.',
  en: 'Optional. Your own; customers call the shop’s number, which is in the settings.',
});
export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const saving = text({ fr: 'Enregistrement…', en: 'Saving…' });
export const profileSaved = text({ fr: 'Vos informations sont enregistrées.', en: 'Your details are saved.' });

export const currentPassword = text({ fr: 'Mot de passe actuel', en: 'Current password' });
export const currentPasswordNeeded = text({
  fr: 'Indiquez votre mot de passe actuel.',
  en: 'Enter your current password.',
});
export const newPassword = text({ fr: 'Nouveau mot de passe', en: 'New password' });
export const samePassword = text({
  fr: 'Choisissez un autre mot de passe que l’actuel.',
  en: 'Choose a password other than the current one.',
});
export const passwordChanged = text({
  fr: 'Votre mot de passe est changé. Les autres appareils ont été déconnectés.',
  en: 'Your password is changed. Your other devices have been signed out.',
});
export const choosePassword = text({ fr: 'Choisir ce mot de passe', en: 'Choose this password' });
export const changePassword = text({ fr: 'Changer de mot de passe', en: 'Change password' });

export const signOutText = text({
  fr: 'Toutes vos sessions se ferment, sur cet appareil aussi. Vos commandes en cours continuent.',
  en: 'This signs you out everywhere, on this device too. Your current orders continue.',
});
export const ownerSignOutText = text({
  fr: 'Toutes vos sessions se ferment, sur cet appareil aussi. Les commandes de vos clients continuent, mais le tableau ne sonne plus avant votre retour.',
  en: 'This signs you out everywhere, on this device too. Your customers’ orders continue, but the board does not ring until you are back.',
});
export const signOut = text({ fr: 'Me déconnecter partout', en: 'Sign out everywhere' });
export const signOutQuestion = text({ fr: 'Vous déconnecter partout ?', en: 'Sign out everywhere?' });
export const signOutMeans = text({
  fr: 'Il faudra vous reconnecter sur chacun de vos appareils.',
  en: 'You will have to sign in again on each of your devices.',
});

export const deletionText = text({
  fr: 'Votre nom, votre e-mail, votre téléphone et vos préférences sont effacés. Les commandes passées restent, sans votre nom : la loi demande à la boutique de garder ses factures dix ans.',
  en: 'Your name, email, phone number and preferences are erased. Past orders stay, without your name: the law requires shops to keep their invoices for ten years.',
});
export const ownerDeletionText = text({
  fr: 'La loi vous demande de garder les factures de votre boutique dix ans : exportez vos chiffres avant de partir.',
  en: 'The law requires you to keep your shop’s invoices for ten years: export your figures before you go.',
});
export const deleteAccount = text({ fr: 'Supprimer mon compte', en: 'Delete my account' });
export const deletionQuestion = text({ fr: 'Supprimer votre compte ?', en: 'Delete your account?' });
export const deletionMeans = text({
  fr: 'C’est définitif : ni nous ni personne ne pourra le rouvrir.',
  en: 'This is final: neither we nor anybody else can open it again.',
});
export const stay = text({ fr: 'Garder mon compte', en: 'Keep my account' });
