/** Whether mail could be sent there at all: something, @, a host with a dot. What it is worth only a mail can tell. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Whether one could call it: 8 to 15 digits (ITU E.164), however they are grouped. */
export function looksLikePhone(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}

export const EMAIL_NEEDED = 'Indiquez une adresse e-mail complète, par exemple camille@exemple.fr.';

export const PHONE_NEEDED = 'Indiquez un numéro complet, par exemple 06 12 34 56 78.';

export const STRONGER_NEEDED = 'Choisissez un mot de passe plus fort.';
