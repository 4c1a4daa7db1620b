import { text } from '../../../graphql/texts/text';

export const name = text({ fr: 'MêmePrix', en: 'MêmePrix' });
export const tagline = text({ fr: 'Le même prix pour tout le monde', en: 'The same price for everyone' });
