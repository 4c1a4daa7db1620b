import { text } from '../../../texts/text';

export const saving = text({ fr: 'Enregistrement…', en: 'Saving…', specified: 'Enregistrement...' });
