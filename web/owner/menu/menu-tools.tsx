import { useApolloClient } from '@apollo/client/react';
import { EllipsisVertical, FileSpreadsheet, Layers, Package, Percent, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  MenuPageDocument,
  useChangePricesMutation,
  useImportMenuMutation,
  useSetStockMutation,
  useStockOfDayQuery,
} from '../../../graphql/generated/owner/menu';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { Menu } from '../../../ui/base/menu/menu';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { BulkPrice } from '../../../ui/owner/bulk-price/bulk-price';
import { CsvImport } from '../../../ui/owner/csv-import/csv-import';
import { writeMenuCsv } from '../../../ui/owner/csv-import/menu-csv';
import { pricedOnly, type OwnerCategory } from '../../../ui/owner/item-table/owner-item';
import { StockEditor } from '../../../ui/owner/stock-editor/stock-editor';
import { errorMessage } from '../../page/faults';
import { dayAt } from '../../page/moments';
import { saveFile } from '../../page/save-file';
import { done, refused, useOutcome } from '../../page/use-outcome';
import { useUnsaved } from '../../page/use-unsaved';
import { toDays, toFileItems, toStock } from './menu-view';
import * as t from './menu.texts';

interface MenuToolsProps {
  categories: readonly OwnerCategory[];
  /** Date of the shop's business day; undefined until the menu is loaded. */
  today: string | undefined;
  onAdd: () => void;
  /** Called when a tool is opened. */
  onOpen: () => void;
  /** Called after a change that closed its dialog, because a second press would apply the change again. */
  onChanged: (text: string) => void;
}

/** Buttons for adding items and for the stock, prices and CSV file of the whole menu, with their dialogs. */
export function MenuTools({ categories, today, onAdd, onOpen, onChanged }: MenuToolsProps) {
  const [tool, setTool] = useState<'stock' | 'prices' | 'file' | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { beforeLeaving, question } = useUnsaved(isUnsaved, () => setUnsaved(false));
  // Kept here, so that a dialog that is closed and opened again still waits for its request.
  const sending = useOutcome();
  const open = (next: 'stock' | 'prices' | 'file') => {
    setTool(next);
    sending.setOutcome(null);
    onOpen();
  };
  const close = () => beforeLeaving(() => setTool(null));
  const closeWith = (text: string) => {
    setTool(null);
    onChanged(text);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3 max-md:w-full">
        <Button size="counter" className="grow md:grow-0" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t.add()}
        </Button>
        <Button tone="quiet" size="counter" className="grow md:grow-0" onClick={() => open('stock')}>
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
            if (id === 'prices' || id === 'file') open(id);
          }}
        />
      </div>
      <Dialog open={tool === 'stock'} title={t.stock()} size="large" onClose={close}>
        {today === undefined ? (
          <StockLoading />
        ) : (
          <Stock {...{ sending, categories, today, beforeLeaving }} onEdit={setUnsaved} />
        )}
      </Dialog>
      <Dialog open={tool === 'prices'} title={t.changePrices()} size="large" onClose={close}>
        <Prices {...{ sending, categories }} onChanged={closeWith} />
      </Dialog>
      <Dialog open={tool === 'file'} title={t.importExport()} size="large" onClose={close}>
        <MenuFile {...{ sending, categories }} onChanged={closeWith} />
      </Dialog>
      {question}
    </>
  );
}

interface Sending {
  sending: ReturnType<typeof useOutcome>;
}

interface StockProps extends Sending, Pick<MenuToolsProps, 'categories'> {
  today: string;
  beforeLeaving: (go: () => void) => void;
  onEdit: (isEdited: boolean) => void;
}

function Stock({ beforeLeaving, ...props }: StockProps) {
  const [day, setDay] = useState(props.today);
  return <StockOfDay key={day} {...props} day={day} onSelect={(next) => beforeLeaving(() => setDay(next))} />;
}

const StockLoading = () => (
  <Loading label={t.loading()}>
    <Skeleton className="h-96" />
  </Loading>
);

interface StockOfDayProps extends Omit<StockProps, 'beforeLeaving'> {
  day: string;
  onSelect: (day: string) => void;
}

function StockOfDay({ sending, categories, today, day, onSelect, onEdit }: StockOfDayProps) {
  const { data, error, refetch } = useStockOfDayQuery({ variables: { day }, fetchPolicy: 'network-only' });
  const [setStock] = useSetStockMutation();
  const { send, outcome, busy } = sending;
  if (!data && !error) return <StockLoading />;
  return (
    <StockEditor
      busy={busy}
      outcome={data ? outcome : refused(errorMessage(error))}
      categories={toStock(categories, data?.ownStock ?? [])}
      days={toDays(today, data?.ownShop.daysAhead)}
      selectedId={day}
      onSelect={onSelect}
      onEdit={onEdit}
      onSubmit={(changes) =>
        send('tool', async () => {
          await setStock({
            variables: { day, changes: changes.map(({ id, stock: pieces }) => ({ itemId: id, stock: pieces })) },
          });
          await refetch();
          return done(t.stockSaved());
        })
      }
    />
  );
}

type ToolProps = Sending & Pick<MenuToolsProps, 'categories' | 'onChanged'>;

function Prices({ sending: { send, outcome, busy }, categories, onChanged }: ToolProps) {
  const [changePrices] = useChangePricesMutation();
  return (
    <BulkPrice
      outcome={outcome}
      busy={busy}
      categories={categories}
      onSubmit={(items) =>
        send('tool', async () => {
          const prices = items.map(({ id, priceCents }) => ({ itemId: id, priceCents }));
          await changePrices({ variables: { prices } });
          onChanged(t.pricesChanged(prices.length));
        })
      }
    />
  );
}

function MenuFile({ sending: { send, outcome, busy }, categories, onChanged }: ToolProps) {
  const client = useApolloClient();
  const [importMenu] = useImportMenuMutation();
  return (
    <CsvImport
      outcome={outcome}
      busy={busy}
      items={toFileItems(categories)}
      onSubmit={(rows) =>
        send('tool', async () => {
          const { data } = await importMenu({ variables: { rows } });
          void client.refetchQueries({ include: [MenuPageDocument] });
          onChanged(t.imported(data?.importMenu ?? { added: 0, changed: 0 }));
        })
      }
      onExport={() =>
        saveFile(
          t.fileName(dayAt(Date.now())),
          'text/csv;charset=utf-8',
          writeMenuCsv(toFileItems(pricedOnly(categories))),
        )
      }
    />
  );
}
