import { text } from '../../../graphql/texts/text';

export const remove = text({ fr: 'Retirer', en: 'Remove' });
