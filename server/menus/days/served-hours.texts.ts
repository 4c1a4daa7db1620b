import { text } from '../../../graphql/texts/text';

interface Hours {
  from: string;
  until: string;
}

export const between = text({
  fr: ({ from, until }: Hours) => `de ${from} à ${until}`,
  en: ({ from, until }) => `from ${from} to ${until}`,
});
export const from = text({ fr: (time: string) => `dès ${time}`, en: (time) => `from ${time}` });
export const until = text({ fr: (time: string) => `jusqu’à ${time}`, en: (time) => `until ${time}` });
export const neverServed = text({
  fr: 'Indiquez une heure de fin différente de l’heure de début.',
  en: 'Enter an end time that differs from the start time.',
});
