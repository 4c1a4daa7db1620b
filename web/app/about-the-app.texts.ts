import { text } from '../../texts/text';

export const seen = text({ fr: (age: string) => `Vu ${age}.`, en: (age) => `Seen ${age}.` });
export const news = text({
  fr: ({ title, body }: { title: string; body: string }) => `${title} : ${body}`,
  en: ({ title, body }) => `${title}: ${body}`,
});
