import { samplePictures } from './pictures';
import type { OwnerCategory, OwnerItem } from '../../ui/owner/item-table/owner-item';

const { baguette, croissant, cupcake, tart, sandwich } = samplePictures;

type Line = [name: string, priceCents: number, pictureUrl: string | null, part?: Partial<OwnerItem>];

function category(id: string, name: string, lines: readonly Line[]): OwnerCategory {
  return {
    id,
    name,
    items: lines.map(([itemName, priceCents, pictureUrl, part], index) => ({
      id: `${id}-${index + 1}`,
      name: itemName,
      pictureUrl,
      priceCents,
      stock: null,
      freshlyBaked: false,
      published: true,
      soldOut: false,
      ...part,
    })),
  };
}

export const sampleMenu: OwnerCategory[] = [
  category('c-1', 'Viennoiseries', [
    ['Croissant pur beurre', 130, croissant, { stock: 40, freshlyBaked: true }],
    ['Pain au chocolat', 150, croissant, { stock: 4 }],
    ['Brioche à tête', 240, null, { soldOut: true }],
    ['Chausson aux pommes', 220, tart, { stock: 0 }],
    ['Pain suisse', 260, null, { published: false }],
  ]),
  category('c-2', 'Pains', [
    ['Baguette tradition', 130, baguette, { freshlyBaked: true }],
    ['Pain de campagne au levain naturel, graines de courge, tournesol et lin', 590, baguette, { stock: 6 }],
    ['Miche de seigle', 480, null],
    ['Pain de mie', 350, null, { stock: 12 }],
  ]),
  category('c-3', 'Pâtisseries', [
    ['Tarte aux fraises', 420, tart, { stock: 8 }],
    ['Éclair au café', 320, cupcake, { stock: 10 }],
    ['Religieuse', 390, null, { published: false }],
  ]),
  category('c-4', 'Sandwichs', [
    ['Jambon-beurre', 450, sandwich, { stock: 15 }],
    ['Poulet crudités', 520, sandwich, { stock: 2 }],
  ]),
  category('c-5', 'Boissons', []),
];

export const bigMenu: OwnerCategory[] = ['Pains', 'Viennoiseries', 'Pâtisseries', 'Salé', 'Chocolats', 'Fêtes'].map(
  (name, index) =>
    category(
      `b-${index + 1}`,
      name,
      Array.from({ length: 10 }, (_, line): Line => [
        `${name} n° ${line + 1}`,
        120 + 35 * line + 60 * index,
        [baguette, croissant, tart, sandwich, cupcake, tart][index] ?? null,
        { stock: line % 3 === 0 ? 30 - 3 * line : null, soldOut: line === 7, published: line !== 9 },
      ]),
    ),
);
