import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarX } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { Pagination } from '../pagination/pagination';
import { Price } from '../price/price';
import { Table, type TableColumn } from './table';

interface Payout {
  id: string;
  day: string;
  orders: number;
  arrived: boolean;
  cents: number;
}

const payouts: Payout[] = [
  { id: 'p3', day: 'Mercredi 18 mars', orders: 42, arrived: false, cents: 31_240 },
  { id: 'p2', day: 'Mardi 17 mars', orders: 38, arrived: true, cents: 28_415 },
  { id: 'p1', day: 'Lundi 16 mars', orders: 4, arrived: true, cents: 2_090 },
];

const open = fn<(id: string) => void>();

const columns: TableColumn<Payout>[] = [
  { id: 'day', header: 'Jour', rowHeader: true, cell: ({ day }) => day, total: 'Total' },
  { id: 'orders', header: 'Commandes', align: 'end', cell: ({ orders }) => orders, total: 84 },
  {
    id: 'state',
    header: 'État',
    cell: ({ arrived }) => <Badge tone={arrived ? 'positive' : 'neutral'}>{arrived ? 'Versé' : 'En route'}</Badge>,
  },
  {
    id: 'amount',
    header: 'Montant',
    align: 'end',
    cell: ({ cents }) => <Price cents={cents} />,
    total: <Price cents={61_745} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ day, id }) => (
      <Button tone="quiet" aria-label={`Voir ${day}`} onClick={() => open(id)}>
        Voir
      </Button>
    ),
  },
];

export default {
  component: Table<Payout>,
  args: { label: 'Virements', columns, rows: payouts, rowKey: (row: Payout) => row.id },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Table<Payout>>;
type Story = StoryObj<typeof Table<Payout>>;

/** Each cell is heard with its row and its column; something can be done in each row. */
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Virements' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    const row = within(table).getByRole('row', { name: /Lundi 16 mars/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Lundi 16 mars');
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir Mardi 17 mars' }));
    await expect(open).toHaveBeenCalledWith('p2');
  },
};

/** On a phone each row is a card that says its column names; it is still a table to those who hear it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Lundi 16 mars/ });
    await expect(within(row).getByText('Montant')).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const reason = (
  <EmptyState icon={<CalendarX />} title="Aucun virement" text="Le premier part au lendemain d’une vente." />
);

/**
 * The place of the rows is held, and said in words; rows that are there stay while they are fetched anew. Without rows
 * the columns stay: one sees what will be there.
 */
export const LoadingAndEmpty: Story = {
  args: { rows: [] },
  render: belowEachOther(
    Table<Payout>,
    { loading: true },
    { loading: true, label: 'Virements connus', rows: payouts.slice(2) },
    { label: 'Aucun' },
    { label: 'Virements à venir', empty: reason },
  ),
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('table', { name: 'Virements' });
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Chargement…');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(within(waiting).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Lundi 16 mars' })).toBeVisible();
    await expect(canvas.getByText('Rien à afficher.')).toBeVisible();
  },
};

const wide: TableColumn<Payout>[] = [
  ...columns,
  ...Array.from({ length: 9 }, (_, extra) => ({
    id: `extra-${extra}`,
    header: `Taxe sur la valeur ajoutée ${extra + 1}`,
    align: 'end' as const,
    cell: ({ cents }: Payout) => <Price cents={cents} />,
  })),
];

/** Too wide: it scrolls by itself, the keyboard can stand on it and scroll. */
export const TooWide: Story = {
  args: { columns: wide },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Virements' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Below a heading that says the same, above the pages; long words break, also where the text is twice as large. */
export const LongTexts: Story = {
  args: {
    labelHidden: true,
    footer: <Pagination label="Pages des virements" page={2} pageCount={7} onPageChange={fn()} />,
    rows: payouts.map((payout) => ({
      ...payout,
      day: `${payout.day} : anticonstitutionnellement reporté au premier jour ouvré`,
    })),
  },
  globals: { textSize: '200', viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Virements' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
