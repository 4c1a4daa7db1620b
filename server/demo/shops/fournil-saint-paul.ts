import { baked, bottled, hours, poured, ready, simple, type DemoShop } from '../notation';

export const fournilSaintPaul: DemoShop = {
  key: 'fournil-saint-paul',
  kind: 'BOULANGERIE',
  name: 'Fournil Saint-Paul',
  email: 'fournil-saint-paul@demo.test',
  ownerName: 'Hugo Marchetti',
  phone: '01 48 87 30 55',
  address: '95 rue Saint-Antoine',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8548,
  longitude: 2.3636,
  description:
    'Une boulangerie de quartier ouverte tous les jours jusqu’à 22 heures. Pain chaud à l’heure de l’apéritif, gâteaux du dimanche toute la semaine.',
  slotMinutes: 15,
  preparationMinutes: 15,
  capacityUnits: 10,
  openingRanges: hours('7-22'),
  reviews: { count: 214, rating: 4.8 },
  categories: [
    {
      name: 'Pains',
      items: [
        baked(
          'Baguette Saint-Paul',
          'La recette de la maison : levain, sarrasin torréfié, fleur de sel.',
          140,
          'baguette-2',
          { has: 'gluten', is: 'vegan', stock: 70 },
        ),
        baked('Tradition', 'Façonnée à la main, cuite sur sole.', 130, 'tradition-2', {
          has: 'gluten',
          is: 'vegan',
          stock: 60,
        }),
        simple('Pavé rustique', 'Farines de blé et de petit épeautre. 600 g.', 490, 'countryLoaf-2', {
          has: 'gluten',
          is: 'vegan',
          stock: 10,
        }),
        simple('Pain de seigle', 'Seigle d’Auvergne, mie serrée, pour les huîtres. 500 g.', 420, 'ryeLoaf-2', {
          has: 'gluten',
          is: 'vegan',
          stock: 7,
        }),
        simple('Pain de mie brioché', 'Tranché, idéal pour un croque. 450 g.', 390, 'milkBread-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 9,
        }),
      ],
    },
    {
      name: 'Viennoiseries',
      items: [
        baked('Croissant', 'Feuilletage de trois jours, beurre d’Isigny.', 135, 'croissant-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 50,
        }),
        baked('Pain au chocolat', 'Chocolat noir grand cru, généreux.', 150, 'painChocolat-2', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 44,
        }),
        baked('Petits pains au lait', 'Moelleux, à partager au petit-déjeuner. Les quatre.', 320, 'milkRolls', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 12,
        }),
        simple('Brioche au sucre', 'Grains de sucre croquants, fleur d’oranger.', 240, 'sugarBrioche-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 10,
        }),
        simple('Croissant amande-noisette', 'Crème d’amande et éclats de noisette.', 280, 'almondCroissant-2', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 8,
        }),
      ],
    },
    {
      name: 'Pâtisseries',
      items: [
        simple('Tarte tatin', 'Pommes confites au caramel, crème crue à part.', 450, 'appleTart', {
          has: 'gluten milk',
          is: 'vegetarian',
          stock: 8,
        }),
        simple('Tarte au citron', 'Crémeux acidulé, pâte sablée.', 420, 'plainLemonTart', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 9,
        }),
        simple('Éclair à la pistache', 'Pistache de Sicile, cœur framboise.', 420, 'pistachioEclair', {
          has: 'gluten milk eggs nuts',
          is: 'vegetarian',
          stock: 6,
        }),
        simple('Religieuse au chocolat', 'Deux choux, deux crèmes, une collerette.', 450, 'religieuse', {
          has: 'gluten milk eggs soy',
          is: 'vegetarian',
          stock: 5,
        }),
        simple('Fraisier', 'Biscuit madeleine, crème mousseline, fraises entières.', 520, 'strawberryCake', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 7,
        }),
        simple('Flan vanille', 'Cuit longuement, tremblant, bien brun.', 340, 'flan-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          stock: 14,
        }),
      ],
    },
    {
      name: 'Déjeuner',
      items: [
        ready('Jambon de Bayonne', 'Baguette tradition, beurre, cornichons.', 560, 'jambonBeurre-2', {
          has: 'gluten milk mustard sulphites',
          stock: 16,
        }),
        ready('Poulet rôti au curry', 'Poulet, pomme verte, raisins secs, salade.', 590, 'chickenSandwich-2', {
          has: 'gluten eggs mustard sulphites',
          stock: 12,
        }),
        ready('Quiche épinards et saumon', 'Saumon fumé, aneth, crème fraîche.', 520, 'quiche-2', {
          has: 'gluten milk eggs fish',
          stock: 8,
        }),
        ready('Salade du marché', 'Quinoa, légumes rôtis, feta, graines de courge.', 790, 'grainSalad-2', {
          has: 'milk sesame',
          is: 'vegetarian gluten_free',
          stock: 10,
        }),
      ],
    },
    {
      name: 'Boissons',
      items: [
        bottled('Eau gazeuse 50 cl', 170, 'sparkling-2'),
        bottled('Jus de pomme fermier 25 cl', 290, 'appleJuice-2'),
        bottled('Thé glacé pêche 33 cl', 270, 'icedTea-2'),
        poured('Café allongé', 'Torréfaction artisanale du 11ᵉ.', 200, 'espresso-2'),
        poured('Cappuccino', 'Double espresso, lait entier.', 340, 'cappuccino-2', { has: 'milk' }),
      ],
    },
  ],
};
