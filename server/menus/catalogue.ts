import { fixedId } from '../identifiers';
import { ShopKind } from '../shops/shop.entity';
import type { Item } from './item.entity';

export interface CatalogueEntry {
  /** Id of the shop's item, or a constant id for a suggestion. */
  id: string;
  name: string;
  /** Storage key of the uploaded picture. */
  picture: string | null;
}

export interface CatalogueCategory {
  category: string;
  entries: CatalogueEntry[];
}

type Proposals = Readonly<Record<string, readonly string[]>>;

const DRINK_NAMES = ['Eau minérale 50 cl', 'Eau pétillante 50 cl', 'Cola 33 cl', 'Jus d’orange', 'Café', 'Thé'];
const DISH_NAMES: Record<ShopKind, Proposals> = {
  [ShopKind.BOULANGERIE]: {
    Pains: [
      'Baguette tradition',
      'Baguette',
      'Pain de campagne',
      'Pain complet',
      'Pain aux céréales',
      'Tourte de seigle',
    ],
    Viennoiseries: ['Croissant', 'Pain au chocolat', 'Pain aux raisins', 'Chausson aux pommes', 'Brioche'],
    Pâtisseries: ['Éclair au chocolat', 'Tarte aux fraises', 'Tarte au citron', 'Mille-feuille', 'Flan pâtissier'],
    Sandwichs: ['Jambon-beurre', 'Poulet crudités', 'Thon crudités', 'Trois fromages'],
    Boissons: DRINK_NAMES,
  },
  [ShopKind.RESTAURANT]: {
    Entrées: ['Salade verte', 'Soupe du jour', 'Œuf mayonnaise'],
    Plats: ['Burger', 'Croque-monsieur', 'Steak frites', 'Salade César'],
    Sandwichs: ['Kebab', 'Panini', 'Tacos', 'Wrap'],
    Pizzas: ['Margherita', 'Regina', 'Quatre fromages', 'Végétarienne'],
    Desserts: ['Tiramisu', 'Mousse au chocolat', 'Crème brûlée'],
    Boissons: DRINK_NAMES,
  },
  [ShopKind.CAFE]: {
    'Boissons chaudes': ['Expresso', 'Café allongé', 'Cappuccino', 'Chocolat chaud', 'Thé'],
    'Boissons fraîches': ['Limonade', 'Thé glacé', 'Jus d’orange', 'Eau minérale 50 cl'],
    Gourmandises: ['Cookie', 'Financier', 'Brownie', 'Cheesecake'],
    'Sur le pouce': ['Tartine avocat', 'Croque-monsieur', 'Quiche lorraine'],
  },
};

/** Proposes names and pictures, each name once: the shop's items, its former ones (without picture), typical ones. */
export function catalogueOf(kind: ShopKind, items: readonly Item[], former: readonly Item[] = []): CatalogueCategory[] {
  const categories = new Map<string, CatalogueCategory>();
  const known = new Set<string>();
  const add = (category: string, entry: CatalogueEntry) => {
    const name = entry.name.toLowerCase();
    if (known.has(name)) return;
    known.add(name);
    const found = categories.get(category.toLowerCase()) ?? { category, entries: [] };
    found.entries.push(entry);
    categories.set(category.toLowerCase(), found);
  };
  for (const { id, name, picture, category } of items) add(category.name, { id, name, picture });
  for (const { id, name, category } of former) add(category.name, { id, name, picture: null });
  for (const [category, names] of Object.entries(DISH_NAMES[kind])) {
    for (const name of names) add(category, { id: fixedId(`${category}/${name}`), name, picture: null });
  }
  return [...categories.values()];
}
