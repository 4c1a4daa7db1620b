import { baked, bottled, hours, ingredient, poured, ready, sandwich, simple, type DemoShop } from '../notation';

export const cafeDesTournelles: DemoShop = {
  key: 'cafe-des-tournelles',
  kind: 'CAFE',
  name: 'Café des Tournelles',
  email: 'cafe@demo.test',
  ownerName: 'Inès Lacroix',
  phone: '01 42 78 25 91',
  address: '18 rue des Tournelles',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8546,
  longitude: 2.3671,
  description: 'Cafés de spécialité torréfiés à Montreuil, brunch toute la journée et gâteaux de grand-mère.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 10,
  openingRanges: [...hours('8-19', [1, 2, 3, 4, 5]), ...hours('9-19:30', [6, 7])],
  reviews: { count: 83, rating: 4.7 },
  ingredients: [
    ingredient('MEAT', 'Dinde fumée', 'meatChicken', { priceCents: 150 }),
    ingredient('MEAT', 'Bacon grillé', 'meatBacon', { priceCents: 150 }),
    ingredient('SAUCE', 'Moutarde à l’ancienne', 'sauceMustard', { has: 'mustard sulphites' }),
    ingredient('SAUCE', 'Mayonnaise', 'sauceMayonnaise', { has: 'eggs mustard' }),
    ingredient('SAUCE', 'Pesto', 'saucePesto', { has: 'milk nuts' }),
    ingredient('SIDE', 'Petite salade', 'sideSalad', { priceCents: 300 }),
    ingredient('DRINK', 'Limonade', 'drinkLemon', { priceCents: 350 }),
    ingredient('DESSERT', 'Cookie', 'dessertCookie', { priceCents: 290, has: 'gluten milk eggs soy' }),
    ingredient('SOT', 'salad', 'saladLeaf'),
    ingredient('SOT', 'tomato', 'tomato'),
    ingredient('SOT', 'onion', 'onion'),
  ],
  categories: [
    {
      name: 'Cafés et thés',
      items: [
        poured('Espresso', 'Colombie Huila, notes de cacao.', 220, 'espresso-3'),
        poured('Cappuccino', 'Double espresso, mousse de lait.', 420, 'cappuccino', { has: 'milk' }),
        poured('Latte', 'Lait entier ou avoine, au choix au comptoir.', 450, 'latte', { has: 'milk' }),
        poured('Latte glacé', 'Sur glaçons, sirop de vanille.', 490, 'icedLatte', { has: 'milk' }),
        poured('Chocolat chaud', 'Chocolat 65 %, lait entier, poudre de cacao.', 480, 'hotChocolate-3', {
          has: 'milk soy',
        }),
        poured('Thé vert en feuilles', 'Sencha, infusé trois minutes.', 400, 'matcha-2'),
        poured('Citronnade maison', 'Citrons pressés, menthe.', 450, 'homeLemonade'),
      ],
    },
    {
      name: 'Brunch',
      items: [
        ready(
          'Tartine avocat et œuf',
          'Pain au levain, avocat écrasé, œuf parfait, piment d’Espelette.',
          1190,
          'avocadoToast',
          { has: 'gluten eggs', is: 'vegetarian' },
        ),
        ready('Pancakes', 'Les trois, sirop d’érable, beurre battu.', 950, 'pancakes', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
        ready('Œufs au plat', 'Deux œufs de plein air, pain grillé, herbes.', 850, 'omelette', {
          has: 'gluten eggs milk',
          is: 'vegetarian',
        }),
        ready('Granola et fruits', 'Yaourt fermier, granola maison, fruits rouges.', 790, 'fruitYogurt', {
          has: 'gluten milk nuts',
          is: 'vegetarian',
        }),
      ],
    },
    {
      name: 'Sur le pouce',
      items: [
        sandwich('Bagel à composer', 'Pain bagel toasté, fromage frais, une garniture au choix.', 920, 'bagelPlain', {
          has: 'gluten milk sesame',
          hasMeatSelection: true,
          meatLimit: 1,
          sauceLimit: 1,
          sot: true,
        }),
        ready('Croque des Tournelles', 'Jambon, comté, salade.', 990, 'croque-3', { has: 'gluten milk' }),
        ready('Quiche du jour', 'Légumes de saison, salade.', 950, 'leekQuiche-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
      ],
    },
    {
      name: 'Gâteaux',
      items: [
        simple('Cheesecake', 'Façon New York, coulis de griottes.', 590, 'cheesecake-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 6,
        }),
        simple('Cookie géant', 'Chocolat noir et fleur de sel.', 350, 'cookieMilk', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 14,
        }),
        simple('Carrot cupcake', 'Glaçage au fromage frais.', 420, 'cupcake-2', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 8,
        }),
        baked('Croissant', 'Livré chaud par le Fournil Saint-Paul.', 180, 'croissant-3', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 18,
        }),
      ],
    },
  ],
};

export const cafeDeLArsenal: DemoShop = {
  key: 'cafe-de-l-arsenal',
  kind: 'CAFE',
  name: 'Café de l’Arsenal',
  email: 'cafe-arsenal@demo.test',
  ownerName: 'Mathieu Delorme',
  phone: '01 42 72 90 16',
  address: '11 boulevard Bourdon',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8517,
  longitude: 2.3676,
  description: 'Face au port, un café de voisins : bagels, tartes maison et thé glacé quand le soleil tape.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 8,
  openingRanges: hours('7:30-18:30', [1, 2, 3, 4, 5, 6]),
  reviews: { count: 3, rating: 4.7 },
  categories: [
    {
      name: 'Boissons chaudes',
      items: [
        poured('Café filtre', 'La grande tasse, resservie une fois.', 280, 'filterCoffee-2'),
        poured('Café crème', 'Comme au zinc.', 350, 'latte-2', { has: 'milk' }),
        poured('Thé noir au citron', 'Assam, rondelle de citron.', 350, 'tea-2'),
      ],
    },
    {
      name: 'Boissons fraîches',
      items: [
        poured('Orange pressée', 'Trois oranges, rien d’autre.', 490, 'pressedOrange'),
        poured('Thé aux perles mangue', 'Perles de tapioca, lait, mangue.', 590, 'bubbleTea', { has: 'milk' }),
        bottled('Eau gazeuse 33 cl', 250, 'sparkling-3'),
      ],
    },
    {
      name: 'À manger',
      items: [
        ready('Bagel saumon', 'Saumon fumé, fromage frais, aneth, citron.', 1090, 'bagelSalmon', {
          has: 'gluten fish milk sesame',
          stock: 8,
        }),
        ready('Club sandwich', 'Poulet, œuf, tomate, pain de mie toasté.', 1150, 'clubSandwich', {
          has: 'gluten eggs milk mustard',
        }),
        ready('Gaufre de Bruxelles', 'Beurre et sirop, ou nature.', 590, 'waffle', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
        simple('Tarte au citron', 'La part, sans meringue.', 490, 'plainLemonTart-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 6,
        }),
        simple('Donut', 'Glaçage chocolat.', 320, 'donut', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 10,
        }),
      ],
    },
  ],
};
