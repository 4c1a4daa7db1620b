import { fn } from 'storybook/test';
import { sampleCatalogue } from '../../../ui/owner/item-form/sample-catalogue';
import { uploadDone } from '../../../ui/owner/image-upload/sample-upload';
import { sampleMenu } from '../../../ui/owner/item-table/sample-menu';
import { sampleStock } from '../../../ui/owner/stock-editor/sample-stock';
import type { MenuScreenProps } from './menu-screen';

export const sampleMenuPage = {
  // Enough of each: how many there are matters in a few stories only.
  categories: sampleMenu.map((category) => ({ ...category, items: category.items.slice(0, 2) })),
  catalogue: sampleCatalogue,
  adding: { addedCount: 0, onSubmit: fn() },
  editing: { item: null, onSubmit: fn(), onClose: fn() },
  tools: {
    tool: null,
    onToolChange: fn(),
    stock: { categories: sampleStock, onSubmit: fn() },
    prices: {
      categories: sampleMenu.map(({ id, name, items }) => ({
        id,
        name,
        items: items.flatMap((item) =>
          item.priceCents === null ? [] : [{ id: item.id, name: item.name, priceCents: item.priceCents }],
        ),
      })),
      onSubmit: fn(),
    },
    file: {
      items: sampleMenu.flatMap(({ name: category, items }) => items.map(({ name }) => ({ category, name }))),
      onSubmit: fn(),
      onExport: fn(),
    },
  },
  onUpload: fn(uploadDone),
  onRetry: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onSave: fn(),
  onSoldOutChange: fn(),
  onPublish: fn(),
} satisfies MenuScreenProps;
