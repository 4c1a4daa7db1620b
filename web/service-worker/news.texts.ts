import { text } from '../../graphql/texts/text';

/** Of news without a title; the documents' is the default of specification 6.4. */
export const newMessage = text({ fr: 'Nouveau message', en: 'New message', specified: 'New Message' });
