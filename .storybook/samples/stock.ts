import { sampleMenu } from './menu';
import type { StockCategory } from '../../ui/owner/stock-editor/stock-editor';

export const sampleStock: StockCategory[] = sampleMenu
  .filter(({ items }) => items.length > 0)
  .map(({ id, name, items }) => ({
    id,
    name,
    lines: items.map((item, index) => ({
      id: item.id,
      name: item.name,
      pictureUrl: item.pictureUrl,
      stock: item.stock,
      ...(index < 3 && { usualStock: item.stock === null ? null : 40 }),
    })),
  }));
