import { text } from '../../graphql/texts/text';

export const seen = text({ fr: (age: string) => `Vu ${age}.`, en: (age) => `Seen ${age}.` });
export const news = text({
  fr: ({ title, body }: { title: string; body: string }) => `${title} : ${body}`,
  en: ({ title, body }) => `${title}: ${body}`,
});
/** Short enough for a line of four. */
export const terms = text({ fr: 'CGV', en: 'Terms' });
