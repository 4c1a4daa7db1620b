import { text } from '../texts/text';

/** Names its language at the end (RFC 5545 §3.7.3). */
export const productId = text({ fr: '-//MêmePrix//Retrait//FR', en: '-//MêmePrix//Pickup//EN' });
export const title = text({
  fr: ({ token, shop }: { token: string; shop: string }) => `Retrait ${token} · ${shop}`,
  en: ({ token, shop }) => `Pickup ${token} · ${shop}`,
});
export const number = text({
  fr: (token: string) => `Votre numéro au comptoir : ${token}`,
  en: (token) => `Your number at the counter: ${token}`,
});
