import { dish } from './dish';
import { backdrop, feet, hero, pair, pile, trio } from './layouts';

export const plates = {
  // Pizzas
  margherita: dish(
    ['apricot', 'flour', 'pistachio'],
    ['board', 'table', 'slate'],
    [...hero('pizzaMargherita', 400), ...feet('tomato', 'herb')],
    hero('pizzaMargherita', 420),
  ),
  regina: dish(
    ['flour', 'butter', 'apricot'],
    ['board', 'slate', 'table'],
    [...hero('pizzaRegina', 400), ...feet('champignon')],
    hero('pizzaRegina', 420),
  ),
  pepperoni: dish(
    ['butter', 'crust', 'flour'],
    ['slate', 'board', 'table'],
    [...hero('pizzaPepperoni', 400), ...feet('chili')],
    hero('pizzaPepperoni', 420),
  ),
  fourCheese: dish(
    ['crust', 'flour', 'butter'],
    ['board', 'table', 'slate'],
    [...hero('pizzaCheese', 400), ...feet('cheese')],
    hero('pizzaCheese', 420),
  ),
  vegetablePizza: dish(
    ['pistachio', 'apricot', 'flour'],
    ['slate', 'board', 'table'],
    [...hero('pizzaVegetable', 400), ...feet('pepper', 'aubergine')],
  ),
  pizzaPart: dish(
    ['butter', 'apricot', 'flour'],
    ['paper', 'board', 'tray'],
    pair('pizzaSlice', 270, 8),
    hero('pizzaSlice', 330),
  ),
  // Bowls and plates
  salad: dish(
    ['pistachio', 'flour', 'butter'],
    ['cloth', 'board', 'table'],
    [...hero('salad', 310), ...feet('tomato', 'cucumber')],
    [...hero('salad', 320), ...backdrop('lemon')],
  ),
  caesarSalad: dish(
    ['flour', 'pistachio', 'apricot'],
    ['board', 'cloth', 'slate'],
    [...hero('salad', 310), ...backdrop('drumstick', 'egg')],
  ),
  goatSalad: dish(
    ['butter', 'flour', 'pistachio'],
    ['cloth', 'slate', 'board'],
    [...hero('salad', 310), ...feet('cheese', 'chestnut')],
  ),
  grainSalad: dish(
    ['apricot', 'pistachio', 'flour'],
    ['table', 'cloth', 'board'],
    [...hero('salad', 310), ...feet('avocado', 'carrot')],
  ),
  soup: dish(
    ['crust', 'apricot', 'flour'],
    ['cloth', 'board', 'table'],
    [...hero('soup', 310), ...feet('carrot')],
    [...hero('soup', 310), ...backdrop('roll')],
  ),
  pasta: dish(
    ['apricot', 'butter', 'flour'],
    ['cloth', 'board', 'table'],
    [...hero('spaghetti', 320), ...feet('tomato', 'herb')],
    [...hero('spaghetti', 320), ...backdrop('cheese')],
  ),
  lasagne: dish(
    ['crust', 'flour', 'apricot'],
    ['board', 'cloth', 'table'],
    [...hero('gratin', 350), ...feet('tomato', 'herb')],
  ),
  gratin: dish(['butter', 'crust', 'flour'], ['cloth', 'board', 'slate'], [...hero('gratin', 350), ...feet('potato')]),
  curry: dish(
    ['butter', 'flour', 'pistachio'],
    ['cloth', 'board', 'table'],
    [...hero('curry', 330), ...feet('ginger')],
  ),
  omelette: dish(
    ['pistachio', 'butter', 'flour'],
    ['board', 'cloth', 'slate'],
    [...hero('friedEgg', 340), ...feet('egg')],
  ),
  shakshuka: dish(
    ['crust', 'apricot', 'flour'],
    ['board', 'slate', 'cloth'],
    [...hero('pan', 330), ...feet('pepper', 'tomato')],
  ),
  quenelle: dish(
    ['flour', 'apricot', 'crust'],
    ['cloth', 'board', 'table'],
    [...hero('gratin', 350), ...feet('shrimp')],
  ),
  hummusPlate: dish(
    ['flour', 'pistachio', 'butter'],
    ['board', 'plate', 'slate'],
    [...hero('hummus', 310), ...backdrop('flatbread'), ...feet('lemon')],
  ),
  galette: dish(['crust', 'butter', 'flour'], ['plate', 'slate', 'board'], hero('galette', 390), [
    ...hero('galette', 380),
    ...backdrop('cider'),
  ]),
  galetteCheese: dish(
    ['flour', 'apricot', 'pistachio'],
    ['slate', 'plate', 'board'],
    [...hero('galette', 380), ...feet('cheese')],
  ),
  galetteForest: dish(
    ['pistachio', 'flour', 'crust'],
    ['plate', 'board', 'slate'],
    [...hero('galette', 380), ...feet('champignon')],
  ),
  galetteSalmon: dish(
    ['blush', 'pistachio', 'flour'],
    ['plate', 'slate', 'board'],
    [...hero('galette', 380), ...feet('lemon', 'herb')],
  ),
  crepeSugar: dish(['blush', 'butter', 'flour'], ['plate', 'cloth', 'stand'], [...pair('crepe', 260, 6)]),
  crepeChocolate: dish(
    ['butter', 'flour', 'blush'],
    ['plate', 'board', 'cloth'],
    [...hero('crepe', 330), ...feet('chocolate')],
    [...hero('crepe', 330), ...backdrop('banana')],
  ),
  crepeCaramel: dish(
    ['apricot', 'crust', 'butter'],
    ['cloth', 'plate', 'board'],
    [...hero('crepe', 330), ...feet('butter', 'salt')],
  ),
  crepeFruit: dish(
    ['pistachio', 'blush', 'flour'],
    ['plate', 'stand', 'cloth'],
    [...hero('crepe', 330), ...feet('strawberry', 'banana')],
  ),
  charcuterie: dish(
    ['crust', 'flour', 'cocoa'],
    ['board', 'slate', 'board'],
    [...pile('bacon', 170, 6), ...backdrop('cheese'), ...feet('olive')],
  ),
  cheesePlate: dish(
    ['butter', 'flour', 'crust'],
    ['slate', 'board', 'plate'],
    [...pair('cheese', 270, 6), ...feet('grapes', 'chestnut')],
  ),
  fruitBowl: dish(['blush', 'butter', 'pistachio'], ['plate', 'cloth', 'table'], trio('strawberry', 190, 8), [
    ...pair('melon', 240, 6),
    ...feet('strawberry', 'kiwi'),
  ]),
};
