import { baked, bottled, hours, poured, ready, simple, type DemoShop } from '../notation';

export const pralinesEtLevain: DemoShop = {
  key: 'pralines-et-levain',
  kind: 'BOULANGERIE',
  name: 'Pralines & Levain',
  email: 'pralines-et-levain@demo.test',
  ownerName: 'Élodie Chavanne',
  phone: '04 78 37 41 62',
  address: '5 rue Victor Hugo',
  postcode: '69002',
  city: 'Lyon',
  latitude: 45.7561,
  longitude: 4.8306,
  description: 'Brioches aux pralines roses, bugnes et pains au levain, à deux pas de la place Bellecour.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 10,
  openingRanges: [...hours('7-19:30', [1, 2, 3, 4, 5, 6]), ...hours('7:30-13', [7])],
  reviews: { count: 176, rating: 4.7 },
  categories: [
    {
      name: 'Pains',
      items: [
        baked('Tradition lyonnaise', 'Farine de la Dombes, levain doux.', 130, 'tradition', {
          has: 'gluten',
          is: 'vegan',
          stock: 50,
        }),
        simple('Pain de seigle au miel', 'Miel des monts du Lyonnais. 500 g.', 450, 'ryeLoaf-3', {
          has: 'gluten',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Pain de campagne', 'Croûte épaisse, mie crème.', 390, 'countryLoaf-2', {
          has: 'gluten',
          is: 'vegan',
          stock: 10,
        }),
      ],
    },
    {
      name: 'Spécialités',
      items: [
        baked('Brioche aux pralines', 'Pralines roses concassées, pur beurre.', 690, 'brioche-3', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 12,
        }),
        simple('Tarte aux pralines', 'Crème et pralines roses, la part.', 420, 'cheesecake-3', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 9,
        }),
        simple('Macarons', 'Framboise, vanille, pistache. Les six.', 990, 'macarons-3', {
          has: 'milk eggs nuts',
          is: 'vegetarian gluten_free',
          stock: 8,
        }),
        baked('Croissant', 'Beurre de Bresse AOP.', 130, 'croissant', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 36,
        }),
        simple('Tarte aux myrtilles', 'Myrtilles sauvages du Forez.', 450, 'blueberryTart-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 7,
        }),
      ],
    },
    {
      name: 'Salé et boissons',
      items: [
        ready('Sandwich rosette', 'Rosette de Lyon, beurre, cornichons.', 540, 'jambonBeurre-3', {
          has: 'gluten milk sulphites mustard',
          stock: 14,
        }),
        ready('Quiche à la Saint-Marcellin', 'Saint-marcellin, poireaux.', 490, 'quiche', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 8,
        }),
        bottled('Jus de raisin 25 cl', 320, 'appleJuice-2'),
        poured('Café', 'Torréfié aux Brotteaux.', 190, 'espresso'),
      ],
    },
  ],
};

export const bouchonDesMarronniers: DemoShop = {
  key: 'bouchon-des-marronniers',
  kind: 'RESTAURANT',
  name: 'Le Bouchon des Marronniers',
  email: 'bouchon-des-marronniers@demo.test',
  ownerName: 'Pierre Vuillermoz',
  phone: '04 78 42 17 85',
  address: '12 rue des Marronniers',
  postcode: '69002',
  city: 'Lyon',
  latitude: 45.7572,
  longitude: 4.8346,
  description: 'Les plats du bouchon à emporter : quenelles, salade lyonnaise, tarte du chef.',
  slotMinutes: 20,
  preparationMinutes: 25,
  capacityUnits: 10,
  openingRanges: hours('11:30-14 18:30-22', [2, 3, 4, 5, 6]),
  reviews: { count: 92, rating: 4.5 },
  categories: [
    {
      name: 'Entrées',
      items: [
        ready('Salade lyonnaise', 'Frisée, lardons, œuf poché, croûtons.', 990, 'goatSalad-2', {
          has: 'gluten eggs mustard sulphites',
        }),
        ready('Soupe à l’oignon', 'Gratinée au comté.', 850, 'soup-2', { has: 'gluten milk celery' }),
        ready('Planche de charcuterie', 'Rosette, jésus, terrine, cornichons.', 1290, 'charcuterie', {
          has: 'sulphites mustard milk',
        }),
      ],
    },
    {
      name: 'Plats',
      items: [
        ready('Quenelle sauce Nantua', 'Brochet, écrevisses, gratinée.', 1590, 'quenelle', {
          has: 'gluten fish crustaceans milk eggs',
          preparationUnits: 2,
        }),
        ready('Gratin dauphinois', 'Pommes de terre, crème fermière.', 950, 'gratin-2', {
          has: 'milk',
          is: 'vegetarian gluten_free',
        }),
        ready('Poulet au vinaigre', 'Volaille fermière, tomate, estragon.', 1490, 'chickenPlate', {
          has: 'milk sulphites mustard',
          preparationUnits: 2,
        }),
        ready('Entrecôte et frites', 'Race charolaise, beurre maître d’hôtel.', 1890, 'steakPlate', {
          has: 'milk',
          preparationUnits: 2,
        }),
      ],
    },
    {
      name: 'Desserts et vins',
      items: [
        simple('Tarte au citron meringuée', 'La part, très meringuée.', 590, 'lemonTart-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 7,
        }),
        simple('Crème caramel', 'Caramel brun, vanille.', 490, 'caramelCustard', {
          has: 'milk eggs',
          is: 'vegetarian gluten_free',
          vatRate: 100,
          stock: 9,
        }),
        ready('Assiette de fromages', 'Saint-marcellin, comté, raisin.', 890, 'cheesePlate', {
          has: 'milk nuts',
          is: 'vegetarian',
        }),
        bottled('Pot de côtes-du-rhône 46 cl', 1200, 'redWine-2', { vatRate: 200, has: 'sulphites' }),
        bottled('Eau gazeuse 50 cl', 250, 'sparkling-2'),
      ],
    },
  ],
};

export const cafeDAinay: DemoShop = {
  key: 'cafe-d-ainay',
  kind: 'CAFE',
  name: 'Café d’Ainay',
  email: 'cafe-d-ainay@demo.test',
  ownerName: 'Clément Perrache',
  phone: '04 72 41 68 30',
  address: '10 rue Vaubecour',
  postcode: '69002',
  city: 'Lyon',
  latitude: 45.7551,
  longitude: 4.8279,
  description: 'Une ancienne librairie devenue salon de café : filtre doux, croques dorés et madeleines tièdes.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 8,
  openingRanges: [...hours('8-18:30', [1, 2, 3, 4, 5]), ...hours('9-18', [6])],
  reviews: { count: 48, rating: 4.9 },
  categories: [
    {
      name: 'Cafés',
      items: [
        poured('Espresso', 'Éthiopie Sidamo.', 210, 'espresso-3'),
        poured('Cappuccino', 'Mousse soyeuse.', 390, 'cappuccino-3', { has: 'milk' }),
        poured('Latte à la vanille', 'Vanille Bourbon.', 450, 'latte-3', { has: 'milk' }),
        poured('Latte glacé', 'Deux espressos, glaçons, lait.', 480, 'icedLatte-2', { has: 'milk' }),
      ],
    },
    {
      name: 'Salé',
      items: [
        ready('Croque d’Ainay', 'Jambon, saint-nectaire, salade.', 950, 'croque', { has: 'gluten milk' }),
        ready('Panini tomate-mozzarella', 'Pesto, roquette.', 890, 'panini-3', {
          has: 'gluten milk nuts',
          is: 'vegetarian',
        }),
        ready('Bol de quinoa', 'Légumes rôtis, houmous, graines.', 1090, 'grainSalad-3', {
          has: 'sesame',
          is: 'vegan gluten_free',
        }),
      ],
    },
    {
      name: 'Goûter',
      items: [
        simple('Madeleines tièdes', 'Les quatre, cuites à la commande.', 390, 'madeleine-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 16,
        }),
        simple('Fondant aux marrons', 'Crème de marrons d’Ardèche.', 520, 'fondant-3', {
          has: 'milk eggs',
          is: 'vegetarian gluten_free',
          stock: 8,
        }),
        ready('Pancakes aux myrtilles', 'Sirop, myrtilles fraîches.', 890, 'pancakes-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
        }),
        ready('Gaufre au sucre', 'Croustillante.', 520, 'waffle-2', { has: 'gluten milk eggs', is: 'vegetarian' }),
        simple('Cookie noix de pécan', 'Pécan et chocolat.', 320, 'cookie-3', {
          has: 'gluten milk eggs nuts soy',
          is: 'vegetarian',
          stock: 14,
        }),
      ],
    },
  ],
};
