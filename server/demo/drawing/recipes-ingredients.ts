import type { ThingName } from './cutouts';
import { hero, pair } from './layouts';
import type { PaletteName } from './palettes';
import type { Recipe } from './render';
import type { SurfaceName } from './scenes';

/** Ingredients are square and close: they are chosen at a glance. */
function close(thing: ThingName, palette: PaletteName, surface: SurfaceName = 'table', size = 300, turn = 0): Recipe {
  return { palette, surface, pieces: hero(thing, size, turn), shape: 'square' };
}

export const ingredients = {
  meatKebab: close('kebabMeat', 'butter', 'table', 360),
  meatChicken: close('drumstick', 'flour', 'table', 280),
  meatSteak: close('steakHache', 'apricot', 'table', 330),
  meatMerguez: close('merguez', 'butter', 'table', 360),
  meatNuggets: close('nuggets', 'flour', 'table', 350),
  meatTenders: close('tenders', 'pistachio', 'table', 360),
  meatCordonBleu: close('cordonBleu', 'blush', 'table', 330),
  meatFalafel: close('falafel', 'pistachio', 'table', 290),
  meatBacon: close('bacon', 'flour', 'table', 280),
  sauceKetchup: close('ketchup', 'flour'),
  sauceMayonnaise: close('mayonnaise', 'pistachio'),
  sauceMustard: close('mustard', 'flour'),
  sauceWhite: close('whiteSauce', 'blush'),
  sauceAlgerian: close('algerian', 'butter'),
  sauceSamurai: close('samurai', 'flour'),
  sauceBarbecue: close('barbecue', 'apricot'),
  sauceHarissa: close('harissa', 'butter'),
  sauceCurry: close('curryMango', 'blush'),
  saucePesto: close('pesto', 'flour'),
  sauceHummus: close('hummus', 'pistachio'),
  sideFries: close('fries', 'butter', 'table', 290),
  sideWedges: close('wedges', 'flour', 'table', 360),
  sideOnionRings: close('onionRings', 'pistachio', 'table', 350),
  sideCheeseSticks: close('cheeseSticks', 'blush', 'table', 360),
  sideSalad: close('salad', 'flour', 'table', 290),
  sideCoffee: close('coffee', 'apricot', 'table', 280),
  drinkCola: close('colaCan', 'flour', 'table', 300),
  drinkColaZero: close('colaZeroCan', 'butter', 'table', 300),
  drinkOrange: close('orangeCan', 'pistachio', 'table', 300),
  drinkLemon: close('lemonCan', 'blush', 'table', 300),
  drinkPeach: close('teaCan', 'flour', 'table', 300),
  drinkCherry: close('cherryCan', 'pistachio', 'table', 300),
  drinkWater: close('water', 'apricot', 'table', 320),
  drinkSparkling: close('sparkling', 'flour', 'table', 320),
  drinkAyran: close('ayran', 'blush', 'table', 320),
  drinkJuice: close('orangeJuice', 'pistachio', 'table', 320),
  dessertTiramisu: close('tiramisu', 'blush', 'table', 310),
  dessertMousse: close('chocolateMousse', 'flour', 'table', 310),
  dessertPannaCotta: close('pannaCotta', 'pistachio', 'table', 310),
  dessertCookie: close('cookie', 'butter', 'table', 290, 8),
  dessertDonut: close('donut', 'pistachio', 'table', 290),
  dessertFondant: close('fondant', 'apricot', 'table', 280),
  dessertYogurt: close('fruitYogurt', 'butter', 'table', 310),
  saladLeaf: close('lettuce', 'flour', 'table', 290),
  tomato: close('tomato', 'pistachio', 'table', 280),
  onion: close('onion', 'blush', 'table', 280),
  toppingCheese: close('cheese', 'flour', 'table', 290),
  toppingMushroom: close('champignon', 'pistachio', 'table', 280),
  toppingOlive: close('olive', 'butter', 'table', 280),
  toppingPepper: close('pepper', 'blush', 'table', 280),
  toppingEgg: close('egg', 'apricot', 'table', 280),
  toppingChili: close('chili', 'flour', 'table', 290),
  toppingPineapple: close('pineapple', 'pistachio', 'table', 290),
  toppingHam: { palette: 'flour', surface: 'table', pieces: pair('bacon', 220, 8), shape: 'square' },
  toppingArtichoke: close('herb', 'butter', 'table', 280),
  toppingShrimp: close('shrimp', 'pistachio', 'table', 290),
} satisfies Record<string, Recipe>;
