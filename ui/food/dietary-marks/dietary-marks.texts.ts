import { text } from '../../../graphql/texts/text';

export const dietaryMarks = text({ fr: 'Régimes', en: 'Diets' });
export const vegetarian = text({ fr: 'Végétarien', en: 'Vegetarian' });
export const vegan = text({ fr: 'Vegan', en: 'Vegan' });
export const halal = text({ fr: 'Halal', en: 'Halal' });
export const glutenFree = text({ fr: 'Sans gluten', en: 'Gluten-free' });
export const organic = text({ fr: 'Bio', en: 'Organic' });
