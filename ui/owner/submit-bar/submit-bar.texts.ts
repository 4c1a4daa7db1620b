import { text } from '../../../graphql/texts/text';

export const saving = text({ fr: 'Enregistrement…', en: 'Saving…', specified: 'Enregistrement...' });
export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const cancel = text({ fr: 'Annuler', en: 'Cancel' });
