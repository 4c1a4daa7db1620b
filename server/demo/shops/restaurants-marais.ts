import { bottled, hours, ingredient, poured, ready, sandwich, simple, type DemoShop } from '../notation';

export const leComptoirDesTartines: DemoShop = {
  key: 'le-comptoir-des-tartines',
  kind: 'RESTAURANT',
  name: 'Le Comptoir des Tartines',
  email: 'comptoir-des-tartines@demo.test',
  ownerName: 'Jeanne Villard',
  phone: '01 48 87 14 72',
  address: '22 rue Vieille du Temple',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8573,
  longitude: 2.3585,
  description: 'Tartines chaudes, soupes et grandes salades, au rythme du marché des Enfants-Rouges.',
  slotMinutes: 15,
  preparationMinutes: 15,
  capacityUnits: 10,
  openingRanges: hours('11:30-21:30', [1, 2, 3, 4, 5, 6]),
  reviews: { count: 71, rating: 4.5 },
  categories: [
    {
      name: 'Tartines',
      items: [
        ready('Tartine avocat', 'Avocat, œuf mollet, graines de sésame.', 1090, 'avocadoToast-2', {
          has: 'gluten eggs sesame',
          is: 'vegetarian',
        }),
        ready('Tartine chèvre et miel', 'Chèvre rôti, miel de Provence, thym.', 1050, 'tartine', {
          has: 'gluten milk',
          is: 'vegetarian',
        }),
        ready('Croque au bleu', 'Jambon, fourme d’Ambert, noix.', 1150, 'cheesePanini', { has: 'gluten milk nuts' }),
      ],
    },
    {
      name: 'Salades',
      items: [
        ready('Salade César', 'Poulet, parmesan, croûtons, sauce maison.', 1290, 'caesarSalad', {
          has: 'gluten milk eggs fish mustard',
        }),
        ready('Chèvre chaud', 'Mesclun, pommes, cerneaux de noix.', 1250, 'goatSalad', {
          has: 'gluten milk nuts mustard',
          is: 'vegetarian',
        }),
        ready('Salade de quinoa', 'Avocat, carotte, grenade, menthe.', 1190, 'grainSalad', { is: 'vegan gluten_free' }),
      ],
    },
    {
      name: 'Chaud',
      items: [
        ready('Soupe du jour', 'Légumes du marché, pain au levain.', 690, 'soup', {
          has: 'celery gluten',
          is: 'vegan',
        }),
        ready('Gratin dauphinois', 'Pommes de terre, crème, muscade.', 890, 'gratin', {
          has: 'milk',
          is: 'vegetarian gluten_free',
        }),
      ],
    },
    {
      name: 'Desserts et boissons',
      items: [
        simple('Crème brûlée', 'Vanille de Madagascar.', 590, 'cremeBrulee', {
          has: 'milk eggs',
          is: 'vegetarian gluten_free',
          vatRate: 100,
          stock: 9,
        }),
        simple('Fondant au chocolat', 'Tiède, cœur coulant.', 620, 'fondant', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          vatRate: 100,
          stock: 8,
        }),
        bottled('Jus de pomme 25 cl', 350, 'appleJuice-3'),
        bottled('Verre de chardonnay 18 cl', 590, 'whiteWine', { vatRate: 200, has: 'sulphites' }),
        poured('Café', 'Et son carré de chocolat.', 240, 'filterCoffee-3', { has: 'milk soy' }),
      ],
    },
  ],
};

export const lesRosiersDeLeila: DemoShop = {
  key: 'les-rosiers-de-leila',
  kind: 'RESTAURANT',
  name: 'Les Rosiers de Leïla',
  email: 'rosiers-de-leila@demo.test',
  ownerName: 'Leïla Mansour',
  phone: '01 42 72 38 05',
  address: '30 rue des Rosiers',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8574,
  longitude: 2.3592,
  description: 'Falafels frits minute, pitas généreuses et mezzés, une cuisine du Levant presque toute végétale.',
  slotMinutes: 10,
  preparationMinutes: 10,
  capacityUnits: 9,
  openingRanges: [...hours('11-23', [1, 2, 3, 4, 7]), ...hours('11-17', [5])],
  reviews: { count: 241, rating: 4.7 },
  ingredients: [
    ingredient('SAUCE', 'Tahini', 'sauceHummus', { has: 'sesame' }),
    ingredient('SAUCE', 'Harissa', 'sauceHarissa'),
    ingredient('SAUCE', 'Yaourt menthe', 'sauceWhite', { has: 'milk' }),
    ingredient('SAUCE', 'Mangue épicée', 'sauceCurry', { has: 'mustard' }),
    ingredient('SIDE', 'Frites', 'sideFries', { priceCents: 350 }),
    ingredient('DRINK', 'Citronnade', 'drinkLemon', { priceCents: 350 }),
    ingredient('SOT', 'salad', 'saladLeaf'),
    ingredient('SOT', 'tomato', 'tomato'),
    ingredient('SOT', 'onion', 'onion'),
    ingredient('MENU_FRIES', 'Frites', 'sideFries'),
    ingredient('MENU_DRINK', 'Citronnade', 'drinkLemon'),
    ingredient('MENU_DRINK', 'Eau minérale 50 cl', 'drinkWater'),
    ingredient('MENU_DRINK', 'Jus d’orange pressé', 'drinkJuice', { supplementPriceCents: 50 }),
  ],
  categories: [
    {
      name: 'Pitas',
      items: [
        sandwich('Pita falafel', 'Cinq falafels, chou, aubergine frite, tahini. Seule ou en menu.', 850, 'pita', {
          has: 'gluten sesame',
          is: 'vegan',
          sauceLimit: 2,
          sot: true,
          isMenu: true,
        }),
        sandwich('Pita aubergine et œuf', 'Sabich : aubergine, œuf dur, pomme de terre.', 890, 'pita-2', {
          has: 'gluten sesame eggs',
          is: 'vegetarian',
          sauceLimit: 2,
          sot: true,
          isMenu: true,
        }),
        sandwich('Pita chawarma', 'Volaille marinée, cornichons, tahini.', 980, 'kebab-2', {
          has: 'gluten sesame',
          is: 'halal',
          sauceLimit: 2,
          sot: true,
          isMenu: true,
        }),
      ],
    },
    {
      name: 'Assiettes',
      items: [
        ready('Assiette de falafels', 'Huit falafels, trois salades, pain.', 1290, 'falafel', {
          has: 'gluten sesame',
          is: 'vegan',
        }),
        ready('Chakchouka', 'Œufs pochés dans la tomate et le poivron.', 1190, 'shakshuka', {
          has: 'eggs',
          is: 'vegetarian gluten_free',
        }),
        ready('Houmous et pain chaud', 'Pois chiches, citron, huile d’olive.', 690, 'hummusPlate', {
          has: 'gluten sesame',
          is: 'vegan',
        }),
        ready('Curry de légumes', 'Lait de coco, riz parfumé.', 1150, 'curry', { is: 'vegan gluten_free' }),
      ],
    },
    {
      name: 'Sucré et boissons',
      items: [
        simple('Cornes de gazelle', 'Amande et fleur d’oranger. Les trois.', 450, 'chausson', {
          has: 'gluten nuts',
          is: 'vegan',
          stock: 15,
        }),
        simple('Coupe de fruits', 'Fraises et melon, menthe.', 520, 'fruitBowl', {
          is: 'vegan gluten_free',
          vatRate: 100,
          stock: 10,
        }),
        poured('Citronnade à la menthe', 'Pressée à la commande.', 390, 'homeLemonade-2'),
        bottled('Eau minérale 50 cl', 200, 'water'),
      ],
    },
  ],
};

export const laCreperieDuTemple: DemoShop = {
  key: 'la-creperie-du-temple',
  kind: 'RESTAURANT',
  name: 'La Crêperie du Temple',
  email: 'creperie-du-temple@demo.test',
  ownerName: 'Yann Le Goff',
  phone: '01 48 04 52 66',
  address: '61 rue du Temple',
  postcode: '75003',
  city: 'Paris',
  latitude: 48.8608,
  longitude: 2.3556,
  description: 'Galettes de blé noir bio tournées au billig, caramel au beurre salé maison, cidre de Cornouaille.',
  slotMinutes: 15,
  preparationMinutes: 15,
  capacityUnits: 10,
  openingRanges: hours('12-14:30 19-22:30', [2, 3, 4, 5, 6, 7]),
  reviews: { count: 128, rating: 4.4 },
  categories: [
    {
      name: 'Galettes',
      items: [
        ready('Complète', 'Jambon, œuf, emmental.', 1050, 'galette', { has: 'milk eggs', is: 'organic' }),
        ready('Trois fromages', 'Emmental, chèvre, bleu, noix.', 1150, 'galetteCheese', {
          has: 'milk nuts',
          is: 'vegetarian organic',
        }),
        ready('Forestière', 'Champignons, crème, persillade, œuf.', 1190, 'galetteForest', {
          has: 'milk eggs',
          is: 'vegetarian organic',
        }),
        ready('Saumon', 'Saumon fumé, crème citronnée, aneth.', 1350, 'galetteSalmon', { has: 'milk fish eggs' }),
      ],
    },
    {
      name: 'Crêpes',
      items: [
        ready('Beurre-sucre', 'La simple, la vraie.', 450, 'crepeSugar', { has: 'gluten milk eggs', is: 'vegetarian' }),
        ready('Caramel au beurre salé', 'Caramel maison, fleur de sel de Guérande.', 650, 'crepeCaramel', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
        ready('Chocolat-banane', 'Chocolat noir fondu, banane.', 720, 'crepeChocolate-2', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
        }),
        ready('Fruits frais', 'Fraises, banane, chantilly.', 790, 'crepeFruit', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
      ],
    },
    {
      name: 'Boissons',
      items: [
        bottled('Cidre brut 33 cl', 450, 'cider-2', { vatRate: 200, has: 'sulphites' }),
        bottled('Jus de pomme 25 cl', 350, 'appleJuice'),
        bottled('Cola breton 33 cl', 320, 'cola-3'),
        poured('Café', 'Allongé ou serré.', 220, 'espresso-2'),
      ],
    },
  ],
};
