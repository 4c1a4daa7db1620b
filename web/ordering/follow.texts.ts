import { text } from '../../graphql/texts/text';

export const willTell = text({
  fr: 'Nous vous préviendrons, une seule fois, dans les 30 jours.',
  en: 'We will let you know, just once, within 30 days.',
});
