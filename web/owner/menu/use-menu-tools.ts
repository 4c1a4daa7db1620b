import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  MenuPageDocument,
  useChangePricesMutation,
  useImportMenuMutation,
  useSetStockMutation,
  useStockOfDayQuery,
} from '../../../graphql/generated/owner/menu';
import { type FileRow, writeMenuCsv } from '../../../ui/owner/csv-import/menu-csv';
import type { NewPrice } from '../../../ui/owner/bulk-price/bulk-price';
import type { OwnerCategory } from '../../../ui/owner/item-table/owner-item';
import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import type { StockChange } from '../../../ui/owner/stock-editor/stock-changes';
import { errorMessage } from '../../page/faults';
import { dayAt } from '../../page/moments';
import { saveFile } from '../../page/save-file';
import { useOnce } from '../../page/use-once';
import { useUnsaved } from '../../page/use-unsaved';
import type { MenuTool, MenuToolsProps } from './menu-tools';
import { toDays, toFileItems, toPricedCategories, toRows, toStock } from './menu-view';
import * as t from './menu.texts';

/** Tools for the stock, prices and CSV file of the whole menu; `today` is undefined until the menu is loaded. */
export function useMenuTools(
  categories: readonly OwnerCategory[],
  today: string | undefined,
  showOutcome: (outcome: OutcomeMessage | null) => void,
): MenuToolsProps {
  const client = useApolloClient();
  const [tool, setTool] = useState<MenuTool | null>(null);
  const [chosenDay, setChosenDay] = useState<string>();
  const [outcome, setOutcome] = useState<OutcomeMessage | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const { beforeLeaving, question } = useUnsaved(isUnsaved, () => setUnsaved(false));
  const { once, busyIds } = useOnce();
  const [setStock] = useSetStockMutation();
  const [changePrices] = useChangePricesMutation();
  const [importMenu] = useImportMenuMutation();
  const day = chosenDay ?? today ?? '';
  const stock = useStockOfDayQuery({
    variables: { day },
    skip: tool !== 'stock' || day === '',
    fetchPolicy: 'network-only',
  });

  const open = (next: MenuTool | null) => {
    setOutcome(null);
    setChosenDay(undefined);
    setTool(next);
    if (next) showOutcome(null);
  };

  const send = (work: () => Promise<void>) =>
    once('tool', async () => {
      setOutcome(null);
      try {
        await work();
      } catch (error) {
        setOutcome({ tone: 'danger', text: errorMessage(error) });
      }
    });

  const saveStock = (changes: StockChange[]) =>
    send(async () => {
      await setStock({
        variables: { day, changes: changes.map(({ id, stock: pieces }) => ({ itemId: id, stock: pieces })) },
      });
      await stock.refetch();
      setOutcome({ tone: 'positive', text: t.stockSaved() });
    });

  // A second press would apply the change again, so the dialog closes and the list shows the outcome.
  const closeWith = (text: string) => {
    open(null);
    showOutcome({ tone: 'positive', text });
  };

  const savePrices = (prices: NewPrice[]) =>
    send(async () => {
      await changePrices({ variables: { prices: prices.map(({ id, priceCents }) => ({ itemId: id, priceCents })) } });
      closeWith(t.pricesChanged(prices.length));
    });

  const takeOver = (rows: FileRow[]) =>
    send(async () => {
      const { data } = await importMenu({ variables: { rows } });
      void client.refetchQueries({ include: [MenuPageDocument] });
      closeWith(t.imported(data?.importMenu ?? { added: 0, changed: 0 }));
    });

  const state = { outcome, busy: busyIds.length > 0 };
  const failed = stock.error !== undefined && !stock.data;
  return {
    tool,
    onToolChange: (next) => beforeLeaving(() => open(next)),
    question,
    stock:
      stock.data || failed
        ? {
            ...state,
            categories: toStock(categories, stock.data?.ownStock ?? []),
            days: today === undefined ? [] : toDays(today, stock.data?.ownShop.daysAhead),
            selectedId: day,
            onSelect: (next) =>
              beforeLeaving(() => {
                setOutcome(null);
                setChosenDay(next);
              }),
            onEdit: setUnsaved,
            onSubmit: (changes) => void saveStock(changes),
            ...(failed && { outcome: { tone: 'danger', text: errorMessage(stock.error) } }),
          }
        : null,
    prices: { ...state, categories: toPricedCategories(categories), onSubmit: (prices) => void savePrices(prices) },
    file: {
      ...state,
      items: toFileItems(categories),
      onSubmit: (rows) => void takeOver(rows),
      onExport: () =>
        saveFile(t.fileName(dayAt(Date.now())), 'text/csv;charset=utf-8', writeMenuCsv(toRows(categories))),
    },
  };
}
