import { text } from '../../texts/text';

export const until = text({ fr: (time: string) => `jusqu’à ${time}`, en: (time) => `until ${time}` });
export const untilTomorrow = text({ fr: 'jusqu’à demain matin', en: 'until tomorrow morning' });
