import { text } from '../../../graphql/texts/text';

export const anonymous = text({ fr: 'Client', en: 'Customer' });
