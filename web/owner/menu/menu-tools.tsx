import { FileSpreadsheet, Layers, Package, Percent, Sandwich } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { LinkButton } from '../../../ui/base/link-button/link-button';
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
}

export function MenuToolbar({ onToolChange }: Pick<MenuToolsProps, 'onToolChange'>) {
  return (
    <>
      <Button tone="quiet" size="counter" onClick={() => onToolChange('stock')}>
        <Package aria-hidden="true" />
        {t.stock()}
      </Button>
      <Button tone="quiet" size="counter" onClick={() => onToolChange('prices')}>
        <Percent aria-hidden="true" />
        {t.changePrices()}
      </Button>
      <LinkButton href="/restaurant/addCategory" tone="quiet" size="counter">
        <Layers aria-hidden="true" />
        {t.categories()}
      </LinkButton>
      <Button tone="quiet" size="counter" onClick={() => onToolChange('file')}>
        <FileSpreadsheet aria-hidden="true" />
        {t.csvFile()}
      </Button>
      <LinkButton href="/menu-selection" tone="quiet" size="counter" className="max-md:col-span-full">
        <Sandwich aria-hidden="true" />
        {t.composed()}
      </LinkButton>
    </>
  );
}

export function MenuToolDialogs({ tool, onToolChange, stock, prices, file }: MenuToolsProps) {
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
    </>
  );
}
