import type { ReactNode } from 'react';
import { EllipsisVertical, FileSpreadsheet, Layers, Package, Percent, Plus } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Menu } from '../../../ui/base/menu/menu';
import { BulkPrice, type BulkPriceProps } from '../../../ui/owner/bulk-price/bulk-price';
import { CsvImport, type CsvImportProps } from '../../../ui/owner/csv-import/csv-import';
import { StockEditor, type StockEditorProps } from '../../../ui/owner/stock-editor/stock-editor';
import * as t from './menu.texts';

export type MenuTool = 'stock' | 'prices' | 'file';

export interface MenuToolsProps {
  tool: MenuTool | null;
  onToolChange: (tool: MenuTool | null) => void;
  stock: StockEditorProps | null;
  prices: BulkPriceProps;
  file: CsvImportProps;
  /** Dialog that asks before unsaved stock is left. */
  question?: ReactNode;
}

interface MenuToolbarProps extends Pick<MenuToolsProps, 'onToolChange'> {
  onAdd: () => void;
}

export function MenuToolbar({ onAdd, onToolChange }: MenuToolbarProps) {
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full">
      <Button size="counter" className="grow md:grow-0" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t.add()}
      </Button>
      <Button tone="quiet" size="counter" className="grow md:grow-0" onClick={() => onToolChange('stock')}>
        <Package aria-hidden="true" />
        {t.stock()}
      </Button>
      <Menu
        label={t.more()}
        icon={<EllipsisVertical aria-hidden="true" />}
        className="size-12"
        items={[
          { id: 'prices', label: t.changePrices(), icon: <Percent aria-hidden="true" /> },
          {
            id: 'categories',
            label: t.categories(),
            icon: <Layers aria-hidden="true" />,
            href: '/restaurant/addCategory',
          },
          { id: 'file', label: t.csvFile(), icon: <FileSpreadsheet aria-hidden="true" /> },
        ]}
        onSelect={(id) => {
          if (id === 'prices' || id === 'file') onToolChange(id);
        }}
      />
    </div>
  );
}

export function MenuToolDialogs({ tool, onToolChange, stock, prices, file, question }: MenuToolsProps) {
  const close = () => onToolChange(null);
  return (
    <>
      <Dialog open={tool === 'stock'} title={t.stock()} size="large" onClose={close}>
        {stock ? (
          <StockEditor key={stock.selectedId} {...stock} />
        ) : (
          <Loading label={t.loading()}>
            <Skeleton className="h-96" />
          </Loading>
        )}
      </Dialog>
      <Dialog open={tool === 'prices'} title={t.changePrices()} size="large" onClose={close}>
        <BulkPrice {...prices} />
      </Dialog>
      <Dialog open={tool === 'file'} title={t.importExport()} size="large" onClose={close}>
        <CsvImport {...file} />
      </Dialog>
      {question}
    </>
  );
}
