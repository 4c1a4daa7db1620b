import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ExportPanel, type VatTotal } from './export-panel';

const totals: VatTotal[] = [
  { rateText: '5,5 %', netCents: 721_460, taxCents: 39_680, grossCents: 761_140 },
  { rateText: '10 %', netCents: 248_000, taxCents: 24_800, grossCents: 272_800 },
  { rateText: '20 %', netCents: 6_120, taxCents: 1_224, grossCents: 7_344 },
];

export default {
  component: ExportPanel,
  args: {
    period: { from: '2026-10-01', to: '2026-10-31' },
    today: '2026-11-21',
    totals,
    hint: 'Frais de service compris, remboursements déduits.',
    onPeriodChange: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof ExportPanel>;
type Story = StoryObj<typeof ExportPanel>;

/** Last month, by rate, summed up. */
export const LastMonth: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('du 1er au 31 octobre 2026')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mois dernier' })).toBeChecked();
    await expect(canvas.getByText('10 412,84 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter (CSV)' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ce mois-ci' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-21' });
  },
};

/** Nothing was sold, so that there is no file to make; a year takes a moment; no figures; no file. */
export const NoFile: Story = {
  args: { totals: [], onRetry: fn() },
  render: belowEachOther(
    ExportPanel,
    {},
    { loading: true, exporting: true },
    { error: 'Les chiffres n’ont pas pu être lus. Veuillez réessayer.' },
    { totals, exportError: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Aucune vente sur cette période.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Préparation du fichier…' })).toBeDisabled();
    const [nothing, unread, failed] = canvas.getAllByRole('button', { name: 'Exporter (CSV)' });
    await expect(nothing).toBeDisabled();
    await expect(unread).toBeDisabled();
    await expect(failed).toBeEnabled();
    await expect(canvas.getByText('Le fichier n’a pas pu être préparé. Veuillez réessayer.')).toHaveRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
