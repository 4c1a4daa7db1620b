import type { ThingName } from './cutouts';
import { dish } from './dish';
import { backdrop, feet, hero, pair } from './layouts';
import type { PaletteName } from './palettes';

/** A bottle, can or cup, alone and then in company. */
function drink(thing: ThingName, tones: readonly PaletteName[], beside: ThingName, size = 340) {
  return dish(
    tones,
    ['table', 'cloth', 'plate'],
    [...hero(thing, size), ...feet(beside)],
    [...hero(thing, size), ...backdrop(beside)],
    pair(thing, size * 0.84, 4),
  );
}

function cup(thing: ThingName, tones: readonly PaletteName[], beside: ThingName) {
  return dish(
    tones,
    ['table', 'board', 'cloth'],
    [...hero(thing, 310), ...feet(beside)],
    [...hero(thing, 320), ...backdrop(beside)],
  );
}

export const drinks = {
  water: drink('water', ['flour', 'pistachio', 'blush'], 'lemon'),
  sparkling: drink('sparkling', ['pistachio', 'flour', 'butter'], 'lemon'),
  lemonade: drink('lemonade', ['blush', 'pistachio', 'flour'], 'lemon'),
  orangeJuice: drink('orangeJuice', ['butter', 'flour', 'pistachio'], 'orange'),
  appleJuice: drink('appleJuice', ['pistachio', 'blush', 'flour'], 'apple'),
  icedTea: drink('icedTea', ['apricot', 'butter', 'flour'], 'peach'),
  cider: drink('cider', ['butter', 'pistachio', 'flour'], 'greenApple'),
  ayran: drink('ayran', ['pistachio', 'flour', 'blush'], 'herb'),
  cola: drink('colaCan', ['blush', 'flour', 'butter'], 'ice', 320),
  colaZero: drink('colaZeroCan', ['flour', 'butter', 'apricot'], 'ice', 320),
  orangeSoda: drink('orangeCan', ['butter', 'apricot', 'flour'], 'orange', 320),
  lemonSoda: drink('lemonCan', ['pistachio', 'butter', 'flour'], 'lemon', 320),
  peachTea: drink('teaCan', ['apricot', 'flour', 'blush'], 'peach', 320),
  cherrySoda: drink('cherryCan', ['blush', 'butter', 'flour'], 'cherries', 320),
  redWine: drink('redWine', ['crust', 'flour', 'blush'], 'grapes'),
  whiteWine: drink('whiteWine', ['butter', 'pistachio', 'flour'], 'grapes'),
  beer: drink('beer', ['butter', 'crust', 'flour'], 'pretzel', 300),
  espresso: cup('espresso', ['crust', 'flour', 'apricot'], 'cookie'),
  cappuccino: cup('cappuccino', ['blush', 'flour', 'butter'], 'cookie'),
  latte: cup('latte', ['flour', 'apricot', 'pistachio'], 'madeleine'),
  hotChocolate: cup('hotChocolate', ['cocoa', 'blush', 'crust'], 'chocolate'),
  tea: cup('teaCup', ['pistachio', 'flour', 'butter'], 'lemon'),
  matcha: cup('tea', ['pistachio', 'blush', 'flour'], 'herb'),
  filterCoffee: cup('coffee', ['apricot', 'crust', 'flour'], 'chocolate'),
  icedLatte: drink('icedLatte', ['crust', 'flour', 'blush'], 'ice', 320),
  homeLemonade: drink('lemonadeGlass', ['pistachio', 'butter', 'blush'], 'lemon', 320),
  pressedOrange: drink('orangePressed', ['apricot', 'flour', 'butter'], 'orange', 320),
  bubbleTea: drink('bubbleTea', ['blush', 'butter', 'flour'], 'mango', 320),
  // Desserts in a glass or bowl
  tiramisu: dish(
    ['flour', 'crust', 'blush'],
    ['plate', 'slate', 'board'],
    [...hero('tiramisu', 310), ...feet('chocolate')],
  ),
  chocolateMousse: dish(
    ['blush', 'flour', 'cocoa'],
    ['plate', 'board', 'slate'],
    [...hero('chocolateMousse', 310), ...feet('chocolate')],
    pair('chocolateMousse', 260, 2),
  ),
  fruitYogurt: dish(
    ['pistachio', 'blush', 'flour'],
    ['plate', 'cloth', 'table'],
    [...hero('fruitYogurt', 320), ...feet('strawberry')],
  ),
  pannaCotta: dish(
    ['blush', 'pistachio', 'flour'],
    ['plate', 'stand', 'board'],
    [...hero('pannaCotta', 310), ...feet('cherries')],
  ),
  cremeBrulee: dish(['butter', 'flour', 'crust'], ['plate', 'cloth', 'slate'], hero('cremeBrulee', 350), [
    ...pair('cremeBrulee', 270, 2),
  ]),
  iceCream: dish(
    ['blush', 'butter', 'pistachio'],
    ['table', 'cloth', 'plate'],
    [...hero('iceCream', 320), ...feet('strawberry')],
    [...hero('iceCream', 320), ...feet('chocolate')],
  ),
};
