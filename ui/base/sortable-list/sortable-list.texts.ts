import { text } from '../../../graphql/texts/text';

export const up = text({ fr: 'Monter', en: 'Move up' });
export const down = text({ fr: 'Descendre', en: 'Move down' });

interface Place {
  label: string;
  position: number;
  count: number;
}

export const moved = text({
  fr: ({ label, position, count }: Place) => `${label} : position ${position} sur ${count}`,
  en: ({ label, position, count }) => `${label}: position ${position} of ${count}`,
});
