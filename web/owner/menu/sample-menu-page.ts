import { fn } from 'storybook/test';
import { sampleCatalogue } from '../../../ui/owner/item-form/sample-catalogue';
import { uploadDone } from '../../../ui/owner/image-upload/sample-upload';
import { sampleMenu } from '../../../ui/owner/item-table/sample-menu';
import { sampleStock } from '../../../ui/owner/stock-editor/sample-stock';
import type { MenuScreenProps } from './menu-screen';
import { toPricedCategories } from './menu-view';

// Enough of each: how many there are matters in a few stories only.
const shortMenu = sampleMenu.slice(0, 2).map((category) => ({ ...category, items: category.items.slice(0, 2) }));
const shortStock = sampleStock.slice(0, 2).map((category) => ({ ...category, lines: category.lines.slice(0, 2) }));

export const sampleMenuPage = {
  categories: shortMenu,
  catalogue: sampleCatalogue,
  adding: { open: false, addedCount: 0, onOpen: fn(), onClose: fn(), onSubmit: fn() },
  editing: { item: null, onSubmit: fn(), onClose: fn() },
  tools: {
    tool: null,
    onToolChange: fn(),
    stock: { categories: shortStock, onSubmit: fn() },
    prices: { categories: toPricedCategories(shortMenu), onSubmit: fn() },
    file: {
      items: shortMenu.flatMap(({ name: category, items }) => items.map(({ name }) => ({ category, name }))),
      onSubmit: fn(),
      onExport: fn(),
    },
  },
  onUpload: fn(uploadDone),
  onRetry: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onMove: fn(),
  onSave: fn(),
  onSoldOutChange: fn(),
  onPublish: fn(),
} satisfies MenuScreenProps;
