import { text } from '../../../texts/text';

export const diets = text({ fr: 'Régimes', en: 'Diets' });
export const contradiction = text({
  fr: ({ mark, allergens }: { mark: string; allergens: string }) => `${mark}, mais contient : ${allergens}.`,
  en: ({ mark, allergens }) => `${mark}, but contains: ${allergens}.`,
});
