import { text } from '../../../graphql/texts/text';

export const customerView = text({ fr: 'Ce que verra le client', en: 'What the customer will see' });
