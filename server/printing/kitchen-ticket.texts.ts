import { language } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { twelveHour } from '../pickup/pickup-windows';

interface Moment {
  instant: Date;
  /** IANA zone of the shop. */
  zone: string;
}
const clock = ({ instant, zone }: Moment) =>
  new Intl.DateTimeFormat(language(), { timeZone: zone, timeStyle: 'short' }).format(instant);

/** When the window begins or ends. */
export const time = text({ fr: clock, en: clock, specified: ({ instant, zone }) => twelveHour(instant, zone) });
export const counted = text({
  fr: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  en: ({ quantity, name }) => `${quantity} × ${name}`,
  // Specification 6.1.
  specified: ({ quantity, name }) => `${quantity} x ${name}`,
});

export const note = text({ fr: 'Note', en: 'Note' });
