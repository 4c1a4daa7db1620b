import { text } from '../../../texts/text';

export const done = text({ fr: 'Terminé', en: 'Done' });
export const current = text({ fr: 'En cours', en: 'In progress' });
export const todo = text({ fr: 'À faire', en: 'To do' });

/** Behind the label, for screen readers. */
export const state = text({ fr: (state: string) => ` : ${state}`, en: (state) => `: ${state}` });
