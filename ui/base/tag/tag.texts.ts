import { text } from '../../../texts/text';

export const remove = text({ fr: 'Retirer', en: 'Remove' });
