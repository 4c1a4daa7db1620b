import { AROUND_THE_CLOCK, baked, bottled, poured, ready, simple, type DemoShop } from '../notation';

export const auLevainDuMarais: DemoShop = {
  key: 'au-levain-du-marais',
  kind: 'BOULANGERIE',
  name: 'Au Levain du Marais',
  email: 'boulangerie@demo.test',
  ownerName: 'Camille Aubert',
  phone: '01 42 72 18 40',
  address: '12 rue Saint-Antoine',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8551,
  longitude: 2.3626,
  description:
    'Pains au levain naturel pétris lentement, viennoiseries pur beurre et goûters de saison. Le fournil ne s’arrête jamais : commandez de jour comme de nuit.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 12,
  openingRanges: AROUND_THE_CLOCK,
  autoPrint: true,
  reviews: { count: 137, rating: 4.6 },
  categories: [
    {
      name: 'Pains',
      items: [
        baked('Baguette tradition', 'Farine Label Rouge, levain liquide, vingt heures de pousse.', 135, 'tradition', {
          has: 'gluten',
          is: 'vegan',
          stock: 80,
        }),
        baked('Baguette classique', 'Croûte fine et mie souple, cuite toutes les deux heures.', 110, 'baguette', {
          has: 'gluten',
          is: 'vegan',
          stock: 60,
        }),
        baked('Baguette aux graines', 'Sésame, lin, tournesol et pavot, torréfiés chaque matin.', 165, 'seedBaguette', {
          has: 'gluten sesame',
          is: 'vegan',
          stock: 24,
        }),
        simple(
          'Pain de campagne',
          'Blé et seigle, levain dur, croûte épaisse. La pièce de 500 g.',
          380,
          'countryLoaf',
          { has: 'gluten', is: 'vegan', stock: 14 },
        ),
        simple('Tourte de meule', 'Farine bio T80 moulue sur pierre. Se garde quatre jours. 800 g.', 620, 'sourdough', {
          has: 'gluten',
          is: 'vegan organic',
          stock: 8,
        }),
        simple('Pain aux noix', 'Cerneaux de Grenoble, parfait avec un comté. 400 g.', 450, 'walnutLoaf', {
          has: 'gluten nuts',
          is: 'vegan',
          stock: 6,
        }),
        simple('Pain complet tranché', 'Farine intégrale bio, tranches fines pour le grille-pain.', 420, 'wholeBread', {
          has: 'gluten',
          is: 'vegan organic',
          stock: 10,
        }),
      ],
    },
    {
      name: 'Viennoiseries',
      items: [
        baked(
          'Croissant au beurre',
          'Beurre AOP Charentes-Poitou, vingt-sept feuilles, cœur alvéolé.',
          130,
          'croissant',
          { has: 'gluten milk eggs', is: 'vegetarian', stock: 48 },
        ),
        baked('Pain au chocolat', 'Deux bâtons de chocolat noir 55 %, feuilletage pur beurre.', 145, 'painChocolat', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 40,
        }),
        baked('Pain aux raisins', 'Crème pâtissière à la vanille, raisins gonflés au rhum.', 190, 'painRaisins', {
          has: 'gluten milk eggs sulphites',
          is: 'vegetarian',
          stock: 16,
        }),
        baked('Chausson aux pommes', 'Compotée maison de reinettes, peu sucrée.', 210, 'chausson', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 14,
        }),
        simple(
          'Croissant aux amandes',
          'Imbibé de sirop, garni de crème d’amande, doré une seconde fois.',
          260,
          'almondCroissant',
          { has: 'gluten milk eggs nuts', is: 'vegetarian', stock: 3 },
        ),
        simple('Brioche à tête', 'Mie filante, un quart de beurre. La pièce individuelle.', 180, 'brioche', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 12,
        }),
      ],
    },
    {
      name: 'Pâtisseries',
      items: [
        simple('Tarte aux fraises', 'Gariguettes, crème légère à la vanille, pâte sucrée.', 480, 'strawberryTart', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 9,
        }),
        simple(
          'Tarte au citron meringuée',
          'Citron de Menton, meringue italienne passée à la flamme.',
          450,
          'lemonTart',
          { has: 'gluten milk eggs', is: 'vegetarian', stock: 7 },
        ),
        simple('Éclair au chocolat', 'Crémeux au chocolat de Madagascar, glaçage brillant.', 390, 'chocolateEclair', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 11,
        }),
        simple('Éclair au café', 'Infusion d’arabica d’Éthiopie torréfié dans le quartier.', 390, 'coffeeEclair', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 0,
        }),
        simple('Paris-Brest', 'Praliné noisette du Piémont, amandes effilées.', 520, 'parisBrest', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 5,
        }),
        simple('Millefeuille', 'Feuilletage inversé caramélisé, crème diplomate.', 490, 'millefeuille', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 6,
        }),
        simple('Flan parisien', 'Vanille de Tahiti, pâte feuilletée bien cuite.', 350, 'flan', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 12,
        }),
      ],
    },
    {
      name: 'Sandwichs',
      items: [
        ready('Jambon-beurre', 'Jambon de Paris à l’os, beurre demi-sel, baguette tradition.', 490, 'jambonBeurre', {
          has: 'gluten milk',
          stock: 18,
        }),
        ready('Poulet crudités', 'Poulet fermier rôti, tomate, salade, mayonnaise maison.', 580, 'chickenSandwich', {
          has: 'gluten eggs mustard',
          stock: 14,
        }),
        ready('Thon œuf salade', 'Thon listao, œuf dur, olives, pain aux graines.', 580, 'tunaSandwich', {
          has: 'gluten fish eggs sesame mustard',
          stock: 8,
        }),
        ready(
          'Légumes grillés et chèvre',
          'Courgette, poivron, chèvre frais, pesto de basilic.',
          560,
          'veggieSandwich',
          { has: 'gluten milk nuts', is: 'vegetarian', stock: 9 },
        ),
      ],
    },
    {
      name: 'Salé',
      items: [
        ready('Quiche lorraine', 'Poitrine fumée, crème et œufs de plein air.', 460, 'quiche', {
          has: 'gluten milk eggs',
          stock: 10,
        }),
        ready('Quiche poireaux comté', 'Poireaux fondants, comté douze mois.', 460, 'leekQuiche', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 8,
        }),
        ready('Croque-monsieur', 'Pain de mie maison, jambon, emmental, béchamel à la muscade.', 520, 'croque', {
          has: 'gluten milk',
          stock: 12,
        }),
        baked('Fougasse aux olives', 'Huile d’olive de Nyons, olives noires et vertes, tomates.', 390, 'focaccia', {
          has: 'gluten sulphites',
          is: 'vegan',
          stock: 9,
        }),
      ],
    },
    {
      name: 'Biscuits et goûters',
      items: [
        simple('Cookie aux deux chocolats', 'Croustillant dehors, fondant dedans.', 250, 'cookie', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 20,
        }),
        simple('Madeleines', 'Zeste de citron, beurre noisette. Le sachet de six.', 420, 'madeleine', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 10,
        }),
        simple('Financiers', 'Poudre d’amande, beurre noisette. Les quatre.', 440, 'financier', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Coffret de macarons', 'Framboise, pistache et vanille. Les six.', 990, 'macarons', {
          has: 'milk eggs nuts',
          is: 'vegetarian gluten_free',
          stock: 6,
        }),
      ],
    },
    {
      name: 'Boissons',
      items: [
        bottled('Eau minérale 50 cl', 150, 'water'),
        bottled('Jus d’orange pressé 25 cl', 380, 'orangeJuice', { stock: 10 }),
        bottled('Limonade artisanale 33 cl', 290, 'lemonade'),
        poured('Café espresso', 'Arabica d’Éthiopie, à emporter.', 180, 'espresso'),
        poured('Chocolat chaud', 'Chocolat noir fondu dans le lait entier.', 350, 'hotChocolate', { has: 'milk soy' }),
      ],
    },
  ],
};
