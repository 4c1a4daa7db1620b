import { AROUND_THE_CLOCK, baked, bottled, hours, poured, ready, simple, type DemoShop } from '../notation';

export const painEtAmandes: DemoShop = {
  key: 'pain-et-amandes',
  kind: 'BOULANGERIE',
  name: 'Pain & Amandes',
  email: 'pain-et-amandes@demo.test',
  ownerName: 'Nadia Belkacem',
  phone: '01 48 04 77 31',
  address: '27 rue Rambuteau',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8611,
  longitude: 2.3561,
  description: 'Boulangerie bio et pâtisseries orientales : cornes de gazelle à côté de la tourte de seigle.',
  slotMinutes: 15,
  preparationMinutes: 10,
  capacityUnits: 9,
  openingRanges: [...hours('7-20:30', [1, 2, 3, 4, 5, 6]), ...hours('8-13', [7])],
  reviews: { count: 64, rating: 4.5 },
  categories: [
    {
      name: 'Pains bio',
      items: [
        baked('Tradition bio', 'Blés anciens d’Île-de-France.', 150, 'tradition-3', {
          has: 'gluten',
          is: 'vegan organic',
          stock: 45,
        }),
        baked('Baguette cinq graines', 'Lin, sésame, millet, courge, tournesol.', 175, 'seedBaguette-2', {
          has: 'gluten sesame',
          is: 'vegan organic',
          stock: 20,
        }),
        simple('Tourte de seigle', 'Levain de seigle, longue conservation. 700 g.', 590, 'ryeLoaf', {
          has: 'gluten',
          is: 'vegan organic',
          stock: 7,
        }),
        simple('Pain aux noix et figues', 'Figues de Solliès, noix du Périgord.', 490, 'walnutLoaf-2', {
          has: 'gluten nuts sulphites',
          is: 'vegan organic',
          stock: 6,
        }),
      ],
    },
    {
      name: 'Douceurs aux amandes',
      items: [
        simple('Cornes de gazelle', 'Pâte d’amande à la fleur d’oranger. Les quatre.', 560, 'chausson-3', {
          has: 'gluten nuts',
          is: 'vegan',
          stock: 12,
        }),
        simple('Financiers pistache', 'Tendres, croûte fine. Les quatre.', 460, 'financier-2', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 9,
        }),
        simple('Tarte amandine aux poires', 'Poires williams, crème d’amande.', 430, 'pie', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 8,
        }),
        baked('Croissant aux amandes', 'La recette qui a donné son nom à la maison.', 290, 'almondCroissant-3', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 14,
        }),
        simple('Cookie noisette', 'Noisettes entières, chocolat au lait.', 270, 'cookie-2', {
          has: 'gluten milk eggs nuts soy',
          is: 'vegetarian',
          stock: 16,
        }),
      ],
    },
    {
      name: 'Salé et boissons',
      items: [
        ready('Sandwich aubergine et halloumi', 'Aubergine grillée, halloumi, menthe.', 610, 'veggieSandwich-2', {
          has: 'gluten milk',
          is: 'vegetarian halal',
          stock: 10,
        }),
        ready('Fougasse à la tomate', 'Tomates confites, origan, huile d’olive.', 420, 'focaccia-2', {
          has: 'gluten',
          is: 'vegan',
          stock: 8,
        }),
        poured('Thé à la menthe', 'Menthe fraîche, sucré juste ce qu’il faut.', 300, 'matcha'),
        bottled('Citronnade 33 cl', 320, 'lemonade-2'),
      ],
    },
  ],
};

export const leFourDeBastille: DemoShop = {
  key: 'le-four-de-bastille',
  kind: 'BOULANGERIE',
  name: 'Le Four de Bastille',
  email: 'four-de-bastille@demo.test',
  ownerName: 'Karim Oudin',
  phone: '01 40 27 82 64',
  address: '3 rue de la Bastille',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8538,
  longitude: 2.3682,
  description:
    'Le four des noctambules, à deux pas de la colonne. Petite équipe, gros succès : les premiers créneaux partent vite.',
  slotMinutes: 30,
  preparationMinutes: 15,
  capacityUnits: 4,
  openingRanges: AROUND_THE_CLOCK,
  fullNextWindow: true,
  reviews: { count: 152, rating: 4.4 },
  categories: [
    {
      name: 'Du four',
      items: [
        baked('Baguette de minuit', 'Cuite à la demande, toute la nuit.', 130, 'baguette', {
          has: 'gluten',
          is: 'vegan',
          stock: 50,
        }),
        baked('Focaccia tomate-olive', 'La part rectangulaire, huile généreuse.', 450, 'focaccia-3', {
          has: 'gluten sulphites',
          is: 'vegan',
          stock: 10,
        }),
        simple('Pain de campagne', 'Le grand, 1 kg, se partage.', 650, 'countryLoaf-3', {
          has: 'gluten',
          is: 'vegan',
          stock: 6,
        }),
        baked('Bretzels', 'Gros sel, croûte brune. Les deux.', 360, 'pretzel', {
          has: 'gluten milk',
          is: 'vegetarian',
          stock: 12,
        }),
      ],
    },
    {
      name: 'Sucré',
      items: [
        baked('Pain au chocolat', 'Encore tiède.', 150, 'painChocolat', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 36,
        }),
        simple('Donut au chocolat', 'Glacé, vermicelles colorés.', 290, 'donut-2', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 15,
        }),
        simple('Pain aux raisins', 'Crème vanille, raisins blonds.', 200, 'painRaisins-3', {
          has: 'gluten milk eggs sulphites',
          is: 'vegetarian',
          stock: 14,
        }),
        simple('Fondant au chocolat', 'Cœur coulant, à réchauffer trente secondes.', 390, 'fondant-2', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 9,
        }),
      ],
    },
    {
      name: 'Creux de minuit',
      items: [
        ready('Jambon-emmental', 'Baguette croustillante, beurre, cornichon.', 520, 'jambonBeurre-3', {
          has: 'gluten milk sulphites',
          stock: 14,
        }),
        ready('Panini tomate-mozzarella', 'Pressé minute, basilic.', 580, 'panini', {
          has: 'gluten milk',
          is: 'vegetarian',
          stock: 10,
        }),
        ready('Quiche du soir', 'Lardons fumés et oignons confits.', 490, 'quiche-3', {
          has: 'gluten milk eggs',
          stock: 8,
        }),
        bottled('Cola 33 cl', 250, 'cola'),
        bottled('Eau minérale 50 cl', 150, 'water-2'),
        poured('Café filtre', 'Un grand gobelet pour tenir.', 220, 'filterCoffee'),
      ],
    },
  ],
};

export const lePetitPetrin: DemoShop = {
  key: 'le-petit-petrin',
  kind: 'BOULANGERIE',
  name: 'Le Petit Pétrin',
  email: 'petit-petrin@demo.test',
  ownerName: 'Antoine Roussel',
  phone: '01 42 71 53 88',
  address: '41 rue de Sévigné',
  postcode: '75003',
  city: 'Paris',
  latitude: 48.8581,
  longitude: 2.3631,
  description: 'Nous venons d’ouvrir : la carte arrive dans quelques jours. Passez nous voir !',
  slotMinutes: 15,
  preparationMinutes: 15,
  capacityUnits: 8,
  openingRanges: hours('7-19:30', [1, 2, 3, 4, 5, 6]),
  reviews: { count: 0, rating: 0 },
  categories: [],
};
