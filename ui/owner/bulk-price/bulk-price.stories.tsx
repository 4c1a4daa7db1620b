import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleMenu } from '../../../.storybook/samples/menu';
import { BulkPrice } from './bulk-price';

export default {
  component: BulkPrice,
  args: { categories: sampleMenu.slice(0, 4), onSubmit: fn() },
} satisfies Meta<typeof BulkPrice>;
type Story = StoryObj<typeof BulkPrice>;

/** The first press says what is missing; five percent more is brought to five cents, only where chosen. */
export const RaisedByPercent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer les prix' }));
    await expect(canvas.getByText('Indiquez un pourcentage.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pourcentage' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const name of ['Pains', 'Pâtisseries', 'Sandwichs'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pourcentage' }), '5');
    const croissant = within(canvas.getByRole('row', { name: /Croissant/ }));
    await expect(croissant.getByText(/1,30\s€/)).toBeVisible();
    await expect(croissant.getByText(/1,35\s€/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Changer 5 prix' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { id: 'c-1-1', priceCents: 135 },
      { id: 'c-1-2', priceCents: 160 },
      { id: 'c-1-3', priceCents: 250 },
      { id: 'c-1-4', priceCents: 230 },
      { id: 'c-1-5', priceCents: 275 },
    ]);
  },
};

/** What would be given away is left alone and said; so is what is too little to be felt after rounding. */
export const LoweredByAmount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Baisser'));
    await userEvent.click(canvas.getByText('Montant'));
    const amount = canvas.getByRole('textbox', { name: 'Montant' });
    await userEvent.click(canvas.getByText(/^0,10\s€$/));
    await userEvent.type(amount, '0,01');
    await expect(canvas.getAllByText('Inchangé')).toHaveLength(14);
    await expect(canvas.getByRole('button', { name: 'Changer les prix' })).toBeDisabled();
    await userEvent.click(canvas.getByText(/^0,01\s€$/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,5');
    await expect(canvas.getAllByText('Impossible')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Changer 11 prix' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.arrayContaining([{ id: 'c-2-2', priceCents: 440 }]));
  },
};
