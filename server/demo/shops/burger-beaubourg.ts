import { bottled, hours, ingredient, ready, sandwich, simple, type DemoShop } from '../notation';

const MENU_NOTE = 'Seul ou en menu.';

export const burgerBeaubourg: DemoShop = {
  key: 'burger-beaubourg',
  kind: 'RESTAURANT',
  name: 'Burger Beaubourg',
  email: 'burger-beaubourg@demo.test',
  ownerName: 'Thomas N’Guyen',
  phone: '01 42 71 84 19',
  address: '48 rue Beaubourg',
  postcode: '75003',
  city: 'Paris',
  latitude: 48.8622,
  longitude: 2.3545,
  description:
    'Bœuf français haché minute, buns du boulanger d’à côté, frites deux cuissons. Jusqu’à 2 heures le week-end.',
  slotMinutes: 15,
  preparationMinutes: 20,
  capacityUnits: 12,
  openingRanges: [...hours('11:30-23', [1, 2, 3, 4, 7]), ...hours('11:30-26', [5, 6])],
  reviews: { count: 305, rating: 4.2 },
  ingredients: [
    ingredient('MEAT', 'Steak haché', 'meatSteak', { priceCents: 300 }),
    ingredient('MEAT', 'Tenders de poulet', 'meatTenders', { priceCents: 250, has: 'gluten eggs milk' }),
    ingredient('MEAT', 'Bacon', 'meatBacon', { priceCents: 150, has: 'sulphites' }),
    ingredient('SAUCE', 'Barbecue', 'sauceBarbecue', { has: 'celery' }),
    ingredient('SAUCE', 'Ketchup', 'sauceKetchup', { has: 'celery' }),
    ingredient('SAUCE', 'Mayonnaise', 'sauceMayonnaise', { has: 'eggs mustard' }),
    ingredient('SAUCE', 'Moutarde douce', 'sauceMustard', { has: 'mustard sulphites' }),
    ingredient('SIDE', 'Onion rings', 'sideOnionRings', { priceCents: 400, has: 'gluten milk' }),
    ingredient('SIDE', 'Frites maison', 'sideFries', { priceCents: 350 }),
    ingredient('DRINK', 'Cola 33 cl', 'drinkCola', { priceCents: 300 }),
    ingredient('DRINK', 'Cerise 33 cl', 'drinkCherry', { priceCents: 300 }),
    ingredient('DESSERT', 'Donut', 'dessertDonut', { priceCents: 350, has: 'gluten milk eggs soy' }),
    ingredient('SOT', 'salad', 'saladLeaf'),
    ingredient('SOT', 'tomato', 'tomato'),
    ingredient('SOT', 'onion', 'onion', { outOfStock: true }),
    ingredient('MENU_FRIES', 'Frites maison', 'sideFries'),
    ingredient('MENU_FRIES', 'Potatoes', 'sideWedges', { has: 'gluten' }),
    ingredient('MENU_DRINK', 'Cola 33 cl', 'drinkCola'),
    ingredient('MENU_DRINK', 'Cola zéro 33 cl', 'drinkColaZero'),
    ingredient('MENU_DRINK', 'Eau minérale 50 cl', 'drinkWater'),
    ingredient('MENU_DRINK', 'Limonade artisanale', 'drinkLemon', { supplementPriceCents: 50 }),
  ],
  categories: [
    {
      name: 'Burgers',
      items: [
        sandwich('Le Beaubourg', `Steak 180 g, cheddar affiné, oignons confits. ${MENU_NOTE}`, 1190, 'burger-2', {
          has: 'gluten milk eggs sesame mustard',
          sauceLimit: 1,
          sot: true,
          isMenu: true,
        }),
        sandwich('Bacon cheese', `Double cheddar, bacon fumé. ${MENU_NOTE}`, 1290, 'baconBurger', {
          has: 'gluten milk eggs sesame sulphites',
          sauceLimit: 2,
          sot: true,
          isMenu: true,
        }),
        sandwich('Le Potager', `Galette de pois chiches, avocat, tomate. ${MENU_NOTE}`, 1150, 'veggieBurger', {
          has: 'gluten sesame',
          is: 'vegan',
          sauceLimit: 2,
          sot: true,
          isMenu: true,
        }),
        sandwich('À composer', `Bun brioché, jusqu’à deux viandes au choix. ${MENU_NOTE}`, 1390, 'cheeseburger-2', {
          has: 'gluten milk eggs sesame',
          hasMeatSelection: true,
          meatLimit: 2,
          sauceLimit: 2,
          sot: true,
          isMenu: true,
          preparationUnits: 2,
        }),
        sandwich('Hot-dog', 'Saucisse de bœuf, moutarde douce, oignons frits.', 850, 'hotdog', {
          has: 'gluten mustard milk',
          sauceLimit: 1,
        }),
      ],
    },
    {
      name: 'À côté',
      items: [
        ready('Frites maison', 'Bintje, deux cuissons, fleur de sel.', 400, 'fries-2', { is: 'vegan gluten_free' }),
        ready('Onion rings', 'Pâte à la bière.', 450, 'onionRings-2', { has: 'gluten milk', is: 'vegetarian' }),
        ready('Tenders de poulet', 'Les cinq, sauce au choix.', 790, 'tenders', { has: 'gluten eggs milk' }),
        ready('Bâtonnets de mozzarella', 'Les six.', 650, 'cheeseSticks', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
      ],
    },
    {
      name: 'Desserts et boissons',
      items: [
        simple('Mousse au chocolat', 'Chocolat noir 70 %.', 490, 'chocolateMousse-2', {
          has: 'milk eggs soy',
          is: 'vegetarian gluten_free',
          vatRate: 100,
          stock: 10,
        }),
        simple('Coupe glacée', 'Vanille, chocolat, fraise.', 590, 'iceCream', {
          has: 'milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 20,
        }),
        bottled('Cola 33 cl', 320, 'cola'),
        bottled('Cerise pétillante 33 cl', 320, 'cherrySoda'),
        bottled('Bière blonde 33 cl', 550, 'beer', { vatRate: 200, has: 'gluten' }),
      ],
    },
  ],
};
