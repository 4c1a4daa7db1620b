import { bottled, hours, ingredient, pizza, poured, ready, simple, type DemoShop } from '../notation';

const sizes = (small: number) => [
  { name: 'Piccola 26 cm', priceCents: small },
  { name: 'Classica 32 cm', priceCents: small + 350 },
];

export const pizzeriaLucia: DemoShop = {
  key: 'pizzeria-lucia',
  kind: 'RESTAURANT',
  name: 'Pizzeria Lucia',
  email: 'pizzeria-lucia@demo.test',
  ownerName: 'Lucia Ferrante',
  phone: '01 42 78 61 20',
  address: '14 rue du Pont Louis-Philippe',
  postcode: '75004',
  city: 'Paris',
  latitude: 48.8548,
  longitude: 2.3563,
  description: 'Pâte napolitaine maturée quarante-huit heures, four à bois, tomates San Marzano.',
  slotMinutes: 15,
  preparationMinutes: 20,
  capacityUnits: 12,
  openingRanges: [...hours('11:45-14:30 18:30-23', [2, 3, 4, 5, 7]), ...hours('11:45-14:30 18:30-25', [6])],
  reviews: { count: 189, rating: 4.6 },
  ingredients: [
    ingredient('TOPPING', 'Burrata', 'toppingCheese', { priceCents: 350, has: 'milk' }),
    ingredient('TOPPING', 'Champignons de Paris', 'toppingMushroom', { priceCents: 150 }),
    ingredient('TOPPING', 'Olives de Taggia', 'toppingOlive', { priceCents: 120, has: 'sulphites' }),
    ingredient('TOPPING', 'Jambon de Parme', 'toppingHam', { priceCents: 300, has: 'sulphites' }),
    ingredient('TOPPING', 'Poivrons grillés', 'toppingPepper', { priceCents: 150 }),
    ingredient('TOPPING', 'Crevettes', 'toppingShrimp', { priceCents: 350, has: 'crustaceans', outOfStock: true }),
    ingredient('SAUCE', 'Huile pimentée', 'sauceHarissa'),
    ingredient('SAUCE', 'Pesto de basilic', 'saucePesto', { has: 'milk nuts' }),
    ingredient('DRINK', 'Eau gazeuse 50 cl', 'drinkSparkling', { priceCents: 250 }),
    ingredient('DESSERT', 'Tiramisu', 'dessertTiramisu', { priceCents: 550, has: 'gluten milk eggs' }),
  ],
  categories: [
    {
      name: 'Pizzas rouges',
      items: [
        pizza('Margherita', 'San Marzano, fior di latte, basilic.', sizes(950), 'margherita', {
          has: 'gluten milk',
          is: 'vegetarian',
          sauceLimit: 1,
        }),
        pizza('Regina', 'Jambon blanc, champignons frais, mozzarella.', sizes(1150), 'regina', {
          has: 'gluten milk',
          sauceLimit: 1,
        }),
        pizza('Diavola', 'Spianata piquante, piment, mozzarella.', sizes(1250), 'pepperoni', {
          has: 'gluten milk sulphites',
          sauceLimit: 2,
        }),
        pizza('Ortolana', 'Aubergine, poivron, courgette, olives.', sizes(1190), 'vegetablePizza', {
          has: 'gluten milk sulphites',
          is: 'vegetarian',
          sauceLimit: 1,
        }),
      ],
    },
    {
      name: 'Pizzas blanches',
      items: [
        pizza('Quattro formaggi', 'Gorgonzola, fior di latte, pecorino, parmesan.', sizes(1290), 'fourCheese', {
          has: 'gluten milk',
          is: 'vegetarian',
          sauceLimit: 1,
        }),
      ],
    },
    {
      name: 'Pâtes et antipasti',
      items: [
        ready('Spaghetti al pomodoro', 'Tomate, basilic, parmesan.', 1150, 'pasta', {
          has: 'gluten milk',
          is: 'vegetarian',
        }),
        ready('Lasagnes de la nonna', 'Bœuf mijoté, béchamel, parmesan.', 1390, 'lasagne', {
          has: 'gluten milk eggs celery',
        }),
        ready('Salade de roquette', 'Parmesan, tomates cerises, pignons.', 850, 'salad', {
          has: 'milk nuts',
          is: 'vegetarian gluten_free',
        }),
        ready('Focaccia', 'Romarin et fleur de sel.', 550, 'focaccia', { has: 'gluten', is: 'vegan' }),
      ],
    },
    {
      name: 'Dolci',
      items: [
        simple('Tiramisu', 'Mascarpone, café serré, cacao amer.', 590, 'tiramisu-2', {
          has: 'gluten milk eggs',
          is: 'vegetarian',
          vatRate: 100,
          stock: 12,
        }),
        simple('Panna cotta', 'Vanille, coulis de fruits rouges.', 550, 'pannaCotta-2', {
          has: 'milk',
          vatRate: 100,
          stock: 8,
        }),
      ],
    },
    {
      name: 'Bevande',
      items: [
        bottled('Eau gazeuse 50 cl', 250, 'sparkling'),
        bottled('Aranciata 33 cl', 320, 'orangeSoda-2'),
        bottled('Chianti 25 cl', 790, 'redWine', { vatRate: 200, has: 'sulphites' }),
        poured('Ristretto', 'Court et serré.', 220, 'espresso'),
      ],
    },
  ],
};
