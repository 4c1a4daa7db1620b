import { dish } from './dish';
import { backdrop, feet, hero, pair } from './layouts';

export const meals = {
  // Baguettes and toasted
  jambonBeurre: dish(
    ['butter', 'flour', 'apricot'],
    ['paper', 'board', 'cloth'],
    [...hero('jambonBeurre', 400, -5)],
    [...hero('jambonBeurre', 410, 4), ...backdrop('butter')],
  ),
  chickenSandwich: dish(
    ['pistachio', 'butter', 'flour'],
    ['board', 'paper', 'cloth'],
    [...hero('chickenBaguette', 400, -4), ...feet('lettuce')],
    [...hero('chickenBaguette', 410, 4), ...feet('tomato')],
  ),
  veggieSandwich: dish(
    ['flour', 'pistachio', 'apricot'],
    ['paper', 'board', 'slate'],
    [...hero('vegetableBaguette', 400, -4), ...feet('tomato', 'herb')],
  ),
  tunaSandwich: dish(
    ['apricot', 'flour', 'pistachio'],
    ['board', 'cloth', 'paper'],
    [...hero('tunaBaguette', 400, -4), ...feet('olive')],
    [...hero('tunaBaguette', 410, 4), ...feet('egg', 'lettuce')],
  ),
  merguezSandwich: dish(
    ['butter', 'crust', 'flour'],
    ['tray', 'paper', 'board'],
    [...hero('merguezBaguette', 400, -5), ...feet('chili')],
  ),
  panini: dish(
    ['crust', 'flour', 'pistachio'],
    ['slate', 'board', 'paper'],
    [...hero('panini', 370, -3), ...feet('tomato', 'herb')],
    [...pair('panini', 270, 6)],
  ),
  cheesePanini: dish(
    ['flour', 'butter', 'crust'],
    ['board', 'paper', 'slate'],
    [...hero('croqueMonsieur', 370, -3), ...feet('cheese')],
  ),
  croque: dish(
    ['butter', 'crust', 'flour'],
    ['plate', 'board', 'slate'],
    [...hero('croqueMonsieur', 360), ...backdrop('salad')],
    [...hero('croqueMonsieur', 360, -4), ...feet('lettuce')],
  ),
  clubSandwich: dish(['pistachio', 'flour', 'butter'], ['plate', 'board', 'slate'], pair('club', 260, 4), [
    ...hero('club', 320),
    ...backdrop('fries'),
  ]),
  bagelSalmon: dish(
    ['flour', 'blush', 'pistachio'],
    ['board', 'plate', 'slate'],
    [...pair('bagel', 260, 6), ...feet('lemon', 'herb')],
  ),
  avocadoToast: dish(
    ['pistachio', 'apricot', 'flour'],
    ['plate', 'slate', 'board'],
    [...hero('avocadoToast', 370), ...feet('avocado')],
    [...hero('avocadoToast', 370), ...feet('lemon', 'tomato')],
  ),
  tartine: dish(
    ['apricot', 'flour', 'butter'],
    ['board', 'slate', 'plate'],
    [...hero('focaccia', 380), ...feet('herb', 'cheese')],
  ),
  quiche: dish(
    ['butter', 'pistachio', 'flour'],
    ['plate', 'board', 'cloth'],
    [...hero('quiche', 330), ...backdrop('salad')],
    [...pair('quiche', 250, 2), ...feet('bacon')],
  ),
  leekQuiche: dish(
    ['pistachio', 'flour', 'apricot'],
    ['board', 'cloth', 'plate'],
    [...hero('quiche', 330), ...feet('herb', 'onion')],
  ),
  hotdog: dish(['blush', 'butter', 'flour'], ['paper', 'tray', 'board'], pair('hotdog', 270, 6)),
  // Grill
  frenchTacos: dish(
    ['butter', 'crust', 'flour'],
    ['paper', 'tray', 'board'],
    [...hero('frenchTacos', 390, -4), ...backdrop('fries')],
    [...pair('frenchTacos', 280, 6)],
  ),
  frenchTacosDouble: dish(
    ['apricot', 'butter', 'cocoa'],
    ['tray', 'slate', 'paper'],
    [...pair('frenchTacos', 290, 7), ...feet('cheese')],
  ),
  kebab: dish(
    ['flour', 'apricot', 'butter'],
    ['paper', 'tray', 'board'],
    [...hero('doner', 360), ...backdrop('fries', 'softDrink')],
    [...hero('doner', 370), ...feet('tomato', 'onion')],
  ),
  durum: dish(
    ['pistachio', 'flour', 'butter'],
    ['tray', 'board', 'paper'],
    [...hero('wrap', 320), ...feet('lettuce', 'tomato')],
    pair('wrap', 270, 4),
  ),
  pita: dish(
    ['butter', 'pistachio', 'flour'],
    ['board', 'plate', 'paper'],
    [...hero('pita', 320), ...feet('lemon', 'herb')],
    pair('pita', 260, 6),
  ),
  falafel: dish(
    ['pistachio', 'apricot', 'flour'],
    ['plate', 'slate', 'board'],
    [...hero('falafel', 300), ...backdrop('hummus', 'lemon')],
    [...pair('falafel', 240, 4), ...feet('herb')],
  ),
  burger: dish(
    ['apricot', 'flour', 'butter'],
    ['tray', 'board', 'slate'],
    [...hero('burger', 310), ...backdrop('fries', 'softDrink')],
    [...hero('burger', 330), ...feet('tomato', 'lettuce')],
    [...pair('burger', 250, 2)],
  ),
  cheeseburger: dish(
    ['butter', 'crust', 'pistachio'],
    ['board', 'slate', 'paper'],
    [...hero('burger', 320), ...feet('cheese')],
    [...pair('burger', 250, 2), ...backdrop('cheese')],
  ),
  baconBurger: dish(
    ['flour', 'cocoa', 'crust'],
    ['slate', 'board', 'tray'],
    [...hero('burger', 320), ...feet('bacon')],
    [...hero('burger', 320), ...backdrop('bacon', 'fries')],
  ),
  chickenBurger: dish(
    ['pistachio', 'butter', 'apricot'],
    ['paper', 'tray', 'board'],
    [...hero('burger', 310), ...backdrop('drumstick'), ...feet('lettuce')],
  ),
  veggieBurger: dish(
    ['pistachio', 'flour', 'butter'],
    ['plate', 'board', 'slate'],
    [...hero('burger', 310), ...feet('avocado', 'tomato')],
  ),
  mixedGrill: dish(
    ['crust', 'butter', 'flour'],
    ['plate', 'slate', 'board'],
    [...hero('kebabMeat', 330), ...backdrop('fries'), ...feet('tomato', 'onion')],
  ),
  merguezPlate: dish(
    ['apricot', 'crust', 'flour'],
    ['plate', 'slate', 'board'],
    [...hero('merguez', 340), ...backdrop('fries')],
  ),
  chickenPlate: dish(
    ['butter', 'flour', 'pistachio'],
    ['plate', 'board', 'slate'],
    [...pair('drumstick', 250, 10), ...feet('lemon', 'herb')],
  ),
  steakPlate: dish(
    ['flour', 'cocoa', 'crust'],
    ['slate', 'board', 'plate'],
    [...hero('steak', 310), ...backdrop('fries'), ...feet('herb')],
  ),
  fries: dish(['blush', 'butter', 'flour'], ['paper', 'tray', 'board'], hero('fries', 300), [
    ...pair('fries', 250, 4),
    ...feet('ketchup'),
  ]),
  nuggets: dish(
    ['butter', 'flour', 'apricot'],
    ['paper', 'tray', 'plate'],
    [...hero('nuggets', 340), ...feet('barbecue')],
  ),
  tenders: dish(
    ['flour', 'butter', 'crust'],
    ['tray', 'paper', 'slate'],
    [...hero('tenders', 340), ...feet('curryMango')],
  ),
  onionRings: dish(
    ['apricot', 'flour', 'butter'],
    ['paper', 'slate', 'tray'],
    [...hero('onionRings', 330), ...feet('ketchup')],
  ),
  cheeseSticks: dish(
    ['pistachio', 'butter', 'flour'],
    ['slate', 'paper', 'plate'],
    [...hero('cheeseSticks', 340), ...feet('ketchup')],
  ),
};
