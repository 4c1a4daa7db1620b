import { text } from '../../../graphql/texts/text';

export const outOfFive = text({ fr: (stars: number) => `${stars} sur 5`, en: (stars) => `${stars} out of 5` });
