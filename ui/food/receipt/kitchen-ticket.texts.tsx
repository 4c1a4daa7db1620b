import type { ReactNode } from 'react';
import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const ticketOf = text({
  fr: (token: string) => `Ticket de cuisine ${token}`,
  en: (token) => `Kitchen ticket ${token}`,
});
export const duplicate = text({ fr: 'DUPLICATA', en: 'DUPLICATE' });
/** After the start of the window. */
export const until = text({
  fr: (time: string) => `– ${time}`,
  en: (time) => `– ${time}`,
  specified: (time) => `- ${time}`,
});
export const row = text({
  fr: ({ label, value }: { label: string; value: ReactNode }) => (
    <>
      {label} : {value}
    </>
  ),
  en: ({ label, value }) => (
    <>
      {label}: {value}
    </>
  ),
});
export const allergens = text({
  fr: (names: string) => `Allergènes : ${names}`,
  en: (names) => `Allergens: ${names}`,
});
export const cancelledPieces = text({
  fr: (pieces: ReactNode) => (
    <>
      <b>ANNULÉ :</b> {pieces}
    </>
  ),
  en: (pieces) => (
    <>
      <b>CANCELLED:</b> {pieces}
    </>
  ),
});
export const customer = text({ fr: (name: string) => `Client : ${name}`, en: (name) => `Customer: ${name}` });
export const ordered = text({ fr: (date: string) => `Commandé : ${date}`, en: (date) => `Ordered: ${date}` });
export const itemCount = text({
  fr: (count: number) => `${count} ${plural(count, 'article', 'articles')}`,
  en: (count) => `${count} ${plural(count, 'item', 'items')}`,
});
