import { text } from './text';

/** The language of what the documents quote in English: a file of its own, for pages that come late. */
export const quotedIn = text({ fr: 'fr', en: 'en', specified: 'en' });
