import { text } from '../../graphql/texts/text';

export const until = text({ fr: (time: string) => `jusqu’à ${time}`, en: (time) => `until ${time}` });
export const untilTomorrow = text({
  fr: (time: string) => `jusqu’à demain ${time}`,
  en: (time) => `until ${time} tomorrow`,
});
