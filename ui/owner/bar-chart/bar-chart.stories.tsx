import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { BarChart, BarList } from './bar-chart';
import { bestSellers, dayOfSales, fullDay, week } from '../../../.storybook/samples/bars';

export default {
  component: BarChart,
  subcomponents: { BarList },
  args: { title: 'Ventes par heure', text: 'Aujourd’hui', bars: dayOfSales, labelTitle: 'Heure', valueTitle: 'Ventes' },
} satisfies Meta<typeof BarChart>;
type Story = StoryObj<typeof BarChart>;

/** The best hour is read first; arrows walk along the day, the pointer reads the bar under it; the same in words. */
export const Day: Story = {
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Ventes par heure' });
    await expect(reader).toHaveAttribute('aria-valuetext', 'de 12 h à 13 h : 184,50\u00a0€, 25 commandes');
    await userEvent.tab();
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await fireEvent.change(reader, { target: { value: '7' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'de 13 h à 14 h : 169,00\u00a0€, 23 commandes');
    await expect(canvas.getByText('169,00 €')).toBeVisible();
    const { left, right, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: right - 1, clientY: top + 20 } });
    await expect(canvas.getByText('72,10 €')).toBeVisible();
    await userEvent.pointer({ target: reader, coords: { clientX: left + 1, clientY: top + 20 } });
    await expect(canvas.getByText('0,00 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tableau : Ventes par heure' }));
    const table = within(canvas.getByRole('table', { name: 'Ventes par heure' }));
    await expect(table.getAllByRole('row')).toHaveLength(14);
    await expect(table.getByRole('row', { name: /^de 12 h à 13 h 25 commandes 184,50\s€$/ })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Graphique : Ventes par heure' })).toHaveFocus();
  },
};

/** Around the clock, on a phone: labels make room for each other, bars do not. */
export const TwentyFourHours: Story = {
  args: { bars: fullDay },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/^\d+ h$/).filter((label) => label.getClientRects().length > 0);
    await expect(shown.map((label) => label.textContent)).toEqual([0, 3, 6, 9, 12, 15, 18, 21].map((h) => `${h} h`));
  },
};

/** A shop that opened an hour ago: one bar needs no reader; nothing sold yet; on its way; a week with its closing day. */
export const Few: Story = {
  render: belowEachOther(
    BarChart,
    { bars: dayOfSales.slice(6, 7) },
    { bars: dayOfSales.map((bar) => ({ ...bar, value: 0 })) },
    { bars: [], loading: true },
    { title: 'Ventes par jour', text: 'Cette semaine', bars: week, labelTitle: 'Jour' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(1);
    await expect(canvas.getByRole('slider', { name: 'Ventes par jour' })).toBeVisible();
    await expect(canvas.getByText('184,50 €')).toBeVisible();
    await expect(canvas.getByText('Aucune vente')).toBeVisible();
  },
};

/** Time runs from the right, and so does the pointer's reading. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider');
    const { left, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + 1, clientY: top + 20 } });
    await expect(canvas.getByText('72,10 €')).toBeVisible();
  },
};

const longNames = [
  { id: '6', label: 'Tourte de seigle auvergnate au levain naturel, farine de meule T130, pièce de 700 g', value: 8 },
  { id: '7', label: 'Anticonstitutionnellement-croustillant-praliné', detailText: 'du lundi au vendredi', value: 1 },
];

/** Best first, names as bakers write them; one sold a single time still shows a sliver. None sold; on their way. */
export const BestSellers: StoryObj<typeof BarList> = {
  args: { title: 'Les plus vendus', text: 'Cette semaine', bars: bestSellers },
  render: belowEachOther(BarList, { bars: [...bestSellers, ...longNames] }, { bars: [] }, { bars: [], loading: true }),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Baguette tradition184');
    await expect(rows).toHaveLength(7);
    await expect(canvas.getByText('Aucune vente')).toBeVisible();
  },
};
