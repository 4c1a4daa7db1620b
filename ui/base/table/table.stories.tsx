import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarX } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
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
];

const meta = {
  component: Table<Payout>,
  args: { label: 'Virements', columns, rows: payouts, rowKey: (row: Payout) => row.id },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Table<Payout>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell is heard with its row and its column. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Virements' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /Lundi 16 mars/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Lundi 16 mars');
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** On a phone each row is a card that says its column names; it is still a table to those who hear it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('row', { name: /Lundi 16 mars/ });
    await expect(within(row).getByText('Montant')).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const One: Story = { args: { rows: payouts.slice(0, 1) } };

/** Below a heading that says the same. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Virements' })).toBeVisible();
  },
};

const open = fn<(id: string) => void>();

/** Something to do in each row. */
export const WithActions: Story = {
  args: {
    columns: [
      ...columns.slice(0, 3),
      {
        id: 'actions',
        header: 'Actions',
        align: 'end',
        cell: ({ day, id }: Payout) => (
          <Button tone="quiet" aria-label={`Voir ${day}`} onClick={() => open(id)}>
            Voir
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir Mardi 17 mars' }));
    await expect(open).toHaveBeenCalledWith('p2');
  },
};

export const WithPages: Story = {
  args: { footer: <Pagination label="Pages des virements" page={2} pageCount={7} onPageChange={fn()} /> },
};

/** The place of the rows is held, and said in words. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };

/** Rows that are there stay while they are fetched anew. */
export const LoadingAgain: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Lundi 16 mars' })).toBeVisible();
  },
};

/** The columns stay: one sees what will be there. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rien à afficher.')).toBeVisible();
  },
};

export const EmptyWithReason: Story = {
  args: {
    rows: [],
    empty: <EmptyState icon={<CalendarX />} title="Aucun virement" text="Le premier part au lendemain d’une vente." />,
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

export const LongTexts: Story = {
  args: {
    rows: payouts.map((payout) => ({
      ...payout,
      day: `${payout.day} : anticonstitutionnellement reporté au premier jour ouvré`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TwiceTheTextOnATablet: Story = {
  ...LongTexts,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
};
