import { useApolloClient } from '@apollo/client/react';
import { EllipsisVertical, FileSpreadsheet, Layers, Package, Pencil, Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useItemOptionGroupsQuery } from '../../../graphql/generated/owner/item-editor';
import {
  MenuPageDocument,
  useChangeItemsMutation,
  useImportMenuMutation,
  useSetStockMutation,
  useStockOfDayQuery,
} from '../../../graphql/generated/owner/menu';
import type { MenuRowInput } from '../../../graphql/generated/schema';
import { Button } from '../../../ui/base/button/button';
import { Dialog } from '../../../ui/base/dialog/dialog';
import { Menu } from '../../../ui/base/menu/menu';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { BulkChange } from '../../../ui/owner/bulk-change/bulk-change';
import { CsvImport } from '../../../ui/owner/csv-import/csv-import';
import { writeMenuCsv, type FileRow } from '../../../ui/owner/csv-import/menu-csv';
import { UploadRefused } from '../../../ui/owner/image-upload/image-upload-field';
import { pricedOnly } from '../../../ui/owner/item-table/owner-item';
import { Outcome } from '../../../ui/owner/outcome/outcome';
import { StockEditor } from '../../../ui/owner/stock-editor/stock-editor';
import { uploadPicture } from '../../items/upload-picture';
import { errorMessage } from '../../page/faults';
import { dayAt } from '../../page/moments';
import { saveFile } from '../../page/save-file';
import { done, refused, useOutcome } from '../../page/use-outcome';
import { useUnsaved } from '../../page/use-unsaved';
import { toBulkMenu, toDays, toFileItems, toRowInput, toStock, type OwnCategories } from './menu-view';
import * as t from './menu.texts';

interface MenuToolsProps {
  categories: OwnCategories;
  /** Date of the shop's business day; undefined until the menu is loaded. */
  today: string | undefined;
  onAdd: () => void;
  /** Called when a tool is opened. */
  onOpen: () => void;
  /** Called after a change that closed its dialog, because a second press would apply the change again. */
  onChanged: (text: string) => void;
}

type Tool = 'stock' | 'several' | 'file';

/** Buttons for adding items and for the stock, several items and CSV file of the menu, with their dialogs. */
export function MenuTools({ categories, today, onAdd, onOpen, onChanged }: MenuToolsProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { beforeLeaving, question } = useUnsaved(isUnsaved, () => setUnsaved(false));
  // Kept here, so that a dialog that is closed and opened again still waits for its request.
  const sending = useOutcome();
  const open = (next: Tool) => {
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
            { id: 'several', label: t.changeSeveral(), icon: <Pencil aria-hidden="true" /> },
            {
              id: 'categories',
              label: t.categories(),
              icon: <Layers aria-hidden="true" />,
              href: '/restaurant/addCategory',
            },
            { id: 'file', label: t.csvFile(), icon: <FileSpreadsheet aria-hidden="true" /> },
          ]}
          onSelect={(id) => {
            if (id === 'several' || id === 'file') open(id);
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
      <Dialog open={tool === 'several'} title={t.changeSeveral()} size="large" onClose={close}>
        <Several {...{ sending, categories }} onChanged={closeWith} />
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

function Several({ sending: { send, outcome, busy }, categories, onChanged }: ToolProps) {
  const client = useApolloClient();
  const { data } = useItemOptionGroupsQuery();
  const [changeItems] = useChangeItemsMutation();
  const readAgain = () => void client.refetchQueries({ include: [MenuPageDocument] });
  return (
    <BulkChange
      outcome={outcome}
      busy={busy}
      categories={toBulkMenu(categories)}
      groups={data?.ownOptionGroups}
      onSubmit={(input) =>
        send('tool', async () => {
          // After a refusal the menu shows what another device changed meanwhile.
          await changeItems({ variables: { input } }).finally(readAgain);
          onChanged(t.itemsChanged(input.items.length));
        })
      }
    />
  );
}

function MenuFile({ sending: { send, outcome, busy }, categories, onChanged }: ToolProps) {
  const client = useApolloClient();
  const { data, error } = useItemOptionGroupsQuery({ fetchPolicy: 'network-only' });
  const [importMenu] = useImportMenuMutation();
  // Kept for another try, so that no photo is uploaded twice.
  const uploaded = useRef(new Map<File, string>());
  const groups = data?.ownOptionGroups;
  const menu = useMemo(() => ({ items: toFileItems(categories), groups: groups ?? [] }), [categories, groups]);
  // Without the groups, neither can they be exported nor their names be read.
  if (!groups) return error ? <Outcome outcome={refused(errorMessage(error))} /> : <StockLoading />;

  const importRows = async (fileRows: readonly FileRow[]) => {
    const rows: MenuRowInput[] = [];
    for (const row of fileRows) {
      const { picture } = row;
      const address = picture instanceof File ? (uploaded.current.get(picture) ?? (await upload(picture))) : picture;
      if (picture instanceof File && address) uploaded.current.set(picture, address);
      rows.push(toRowInput(row, address));
    }
    const { data: answer } = await importMenu({ variables: { rows } });
    void client.refetchQueries({ include: [MenuPageDocument] });
    onChanged(t.imported(answer?.importMenu ?? { added: 0, changed: 0 }));
  };
  return (
    <CsvImport
      outcome={outcome}
      busy={busy}
      menu={menu}
      onSubmit={(rows) =>
        send('tool', () =>
          importRows(rows).catch((failure: unknown) => {
            if (failure instanceof PhotoRefused) return refused(failure.message);
            throw failure;
          }),
        )
      }
      onExport={() =>
        saveFile(
          t.fileName(dayAt(Date.now())),
          'text/csv;charset=utf-8',
          writeMenuCsv(toFileItems(pricedOnly(categories)), groups),
        )
      }
    />
  );
}

class PhotoRefused extends Error {}

/** Uploads a photo of a file; a refusal names it. */
async function upload(photo: File): Promise<string> {
  try {
    return await uploadPicture(photo, () => undefined);
  } catch (error) {
    const reason = error instanceof UploadRefused ? error.message : errorMessage(error);
    throw new PhotoRefused(t.photoRefused({ name: photo.name, reason }));
  }
}
