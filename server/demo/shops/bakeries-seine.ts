import { baked, bottled, hours, poured, ready, simple, type DemoShop } from '../notation';

export const laMieDeLIle: DemoShop = {
  key: 'la-mie-de-l-ile',
  kind: 'BOULANGERIE',
  name: 'La Mie de l’Île',
  email: 'mie-de-l-ile@demo.test',
  ownerName: 'Solène Kervella',
  phone: '01 43 54 61 27',
  address: '37 rue Saint-Louis en l’Île',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8519,
  longitude: 2.3571,
  description:
    'Au milieu de l’île Saint-Louis, une boulangère bretonne, son beurre salé et ses brioches. Fermée le lundi.',
  slotMinutes: 20,
  preparationMinutes: 15,
  capacityUnits: 8,
  openingRanges: [...hours('7:30-13:30 15-20', [2, 3, 4, 5, 6]), ...hours('8-14', [7])],
  reviews: { count: 37, rating: 4.6 },
  categories: [
    {
      name: 'Pains',
      items: [
        baked('Baguette de l’île', 'Farine de gruau, croûte dorée.', 125, 'baguette-3', {
          has: 'gluten',
          is: 'vegan',
          stock: 40,
        }),
        simple('Pain au sarrasin', 'Blé noir du Finistère, miel. 500 g.', 520, 'sourdough-3', {
          has: 'gluten',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Pain complet', 'Moulin de pierre, tranché ou non.', 410, 'wholeBread-3', {
          has: 'gluten',
          is: 'vegan organic',
          stock: 9,
        }),
      ],
    },
    {
      name: 'Douceurs',
      items: [
        baked('Kouign-amann individuel', 'Beurre demi-sel, sucre caramélisé.', 320, 'painRaisins-2', {
          has: 'gluten milk',
          is: 'vegetarian',
          stock: 15,
        }),
        baked('Croissant au beurre salé', 'La signature de la maison.', 150, 'croissant-3', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 30,
        }),
        baked('Brioche vendéenne', 'Tressée, parfumée à la fleur d’oranger.', 590, 'brioche-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 6,
        }),
        simple('Chausson pomme-caramel', 'Caramel au beurre salé, pommes fondantes.', 260, 'chausson-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 10,
        }),
        simple('Tarte fine aux pommes', 'Feuilletage croustillant, pommes en rosace.', 420, 'appleTart-2', {
          has: 'gluten milk',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Canelés', 'Rhum et vanille, caramélisés. Les trois.', 480, 'canele', {
          has: 'gluten milk eggs sulphites',
          is: 'vegetarian',
          stock: 7,
        }),
        simple('Far aux pruneaux', 'La part généreuse, comme à Quiberon.', 340, 'flan-3', {
          has: 'gluten milk eggs sulphites',
          is: 'vegetarian',
          stock: 6,
        }),
      ],
    },
    {
      name: 'Salé et boissons',
      items: [
        ready('Sandwich du pêcheur', 'Rillettes de maquereau, concombre, citron confit.', 620, 'tunaSandwich-2', {
          has: 'gluten fish milk mustard',
          stock: 8,
        }),
        ready('Croque au comté', 'Jambon blanc, comté, béchamel.', 560, 'croque-2', { has: 'gluten milk', stock: 9 }),
        bottled('Cidre brut 33 cl', 420, 'cider', { vatRate: 200, has: 'sulphites' }),
        bottled('Jus de pomme 25 cl', 300, 'appleJuice'),
        poured('Thé de Ceylan', 'En gobelet, citron à part.', 280, 'tea'),
      ],
    },
  ],
};

export const maisonBerthier: DemoShop = {
  key: 'maison-berthier',
  kind: 'BOULANGERIE',
  name: 'Maison Berthier',
  email: 'maison-berthier@demo.test',
  ownerName: 'Louise Berthier',
  phone: '01 42 77 09 12',
  address: '8 rue de Turenne',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8557,
  longitude: 2.3644,
  description:
    'Pâtisserie fine et boulangerie : gâteaux d’anniversaire, entremets et macarons, faits sur place chaque matin.',
  slotMinutes: 15,
  preparationMinutes: 20,
  capacityUnits: 10,
  openingRanges: hours('8-20'),
  closedToday: true,
  reviews: { count: 118, rating: 4.7 },
  categories: [
    {
      name: 'Entremets',
      items: [
        simple(
          'Gâteau d’anniversaire',
          'Génoise vanille, fruits frais, bougies offertes. Six parts.',
          3200,
          'birthdayCake',
          { has: 'gluten milk eggs', is: 'vegetarian', stock: 3 },
        ),
        simple('Royal au chocolat', 'Croustillant praliné, mousse au chocolat noir.', 560, 'chocolateTart-2', {
          has: 'gluten milk eggs nuts soy',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Fraisier', 'Fraises, crème mousseline, biscuit léger.', 550, 'strawberryCake-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 9,
        }),
        simple('Cheesecake aux griottes', 'Cuit au bain-marie, coulis de griottes.', 490, 'cheesecake', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 8,
        }),
      ],
    },
    {
      name: 'Pâtisseries',
      items: [
        simple('Religieuse au café', 'Pâte à choux croustillante, crème café.', 460, 'religieuse-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Millefeuille vanille', 'Monté à la commande.', 510, 'millefeuille-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 7,
        }),
        simple('Tartelette aux myrtilles', 'Myrtilles des Vosges, crème d’amande.', 480, 'blueberryTart', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 6,
        }),
        simple('Éclair au chocolat', 'Chocolat 70 %, fleur de sel.', 410, 'chocolateEclair-2', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 12,
        }),
        simple('Macarons de saison', 'Huit parfums, l’écrin de huit.', 1450, 'macarons-2', {
          has: 'milk eggs nuts',
          is: 'vegetarian gluten_free',
          stock: 10,
        }),
      ],
    },
    {
      name: 'Viennoiseries et boissons',
      items: [
        baked('Croissant', 'Beurre AOP, doré.', 140, 'croissant-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 30,
        }),
        baked('Pain au chocolat', 'Chocolat noir 60 %.', 155, 'painChocolat-3', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 30,
        }),
        simple('Cupcakes', 'Ganache vanille-framboise, vermicelles. Les trois.', 790, 'cupcake', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 5,
        }),
        poured('Chocolat viennois', 'Crème fouettée, copeaux de chocolat.', 420, 'hotChocolate-2', { has: 'milk soy' }),
        bottled('Limonade à la rose 33 cl', 350, 'lemonade-3'),
      ],
    },
  ],
};
