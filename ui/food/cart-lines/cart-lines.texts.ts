import { text } from '../../../texts/text';

export const undo = text({ fr: 'Annuler', en: 'Undo' });
