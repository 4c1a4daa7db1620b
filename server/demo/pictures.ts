import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bakery } from './drawing/recipes-bakery';
import { drinks } from './drawing/recipes-drinks';
import { ingredients } from './drawing/recipes-ingredients';
import { meals } from './drawing/recipes-meals';
import { plates } from './drawing/recipes-plates';
import { storefronts } from './drawing/recipes-shops';
import { renderRecipe, type Recipe } from './drawing/render';
import { renderStorefront, type Storefront } from './drawing/storefront';

const dishes = { ...bakery, ...meals, ...plates, ...drinks };

export type DishName = keyof typeof dishes;
/** A dish's first look by its own name, the others numbered from 2. */
export type DishPicture = DishName | `${DishName}-${2 | 3}`;
export type IngredientPicture = keyof typeof ingredients;
export type ShopKey = keyof typeof storefronts;

type PictureRecipe = Recipe | Storefront;

/** Every picture of the demo, by the key its file is named after. */
export const pictureRecipes: Readonly<Record<string, PictureRecipe>> = {
  ...Object.fromEntries(
    Object.entries(dishes).flatMap(([name, looks]) =>
      looks.map((look, index) => [index === 0 ? name : `${name}-${index + 1}`, look]),
    ),
  ),
  ...Object.fromEntries(Object.entries(ingredients).map(([name, recipe]) => [`ingredient-${name}`, recipe])),
  ...Object.fromEntries(Object.entries(storefronts).map(([name, front]) => [`shop-${name}`, front])),
};

/** WebP of one picture: 4:3 for a dish, square for an ingredient, 16:9 for a shop. */
export function renderPicture(recipe: PictureRecipe): Promise<Buffer> {
  return 'pieces' in recipe ? renderRecipe(recipe) : renderStorefront(recipe);
}

/** Draws what is missing of `keys` into `<uploadsDir>/demo/<key>.webp`. */
export async function drawPictures(uploadsDir: string, keys: Iterable<string>): Promise<void> {
  const folder = join(uploadsDir, 'demo');
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const missing = [...new Set(keys)].filter((key) => !present.has(`${key}.webp`));
  const workers = Array.from({ length: 4 }, async () => {
    for (let key = missing.pop(); key !== undefined; key = missing.pop()) {
      const recipe = pictureRecipes[key];
      if (!recipe) throw new Error(`No picture is called ${key}`);
      const file = join(folder, `${key}.webp`);
      // Written aside first, so that a start that was cut short never leaves half a picture.
      await writeFile(`${file}.part`, await renderPicture(recipe));
      await rename(`${file}.part`, file);
    }
  });
  await Promise.all(workers);
}
