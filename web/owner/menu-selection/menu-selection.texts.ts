import { text } from '../../../graphql/texts/text';

export const whatToAdd = text({ fr: 'Que voulez-vous ajouter ?', en: 'What would you like to add?' });
export const yourMenu = text({ fr: 'Votre carte', en: 'Your menu' });
