import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleStock } from '../../../.storybook/samples/stock';
import { StockEditor } from './stock-editor';

export default {
  component: StockEditor,
  args: { categories: sampleStock, onSubmit: fn(), onSelect: fn() },
} satisfies Meta<typeof StockEditor>;
type Story = StoryObj<typeof StockEditor>;

/** By thumb or typed; nothing below zero, nor into the tens of thousands, and only what differs is kept. */
export const Today: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Rien à enregistrer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Un de moins : Chausson aux pommes' }));
    await expect(canvas.getByRole('textbox', { name: 'Stock : Chausson aux pommes' })).toHaveValue('0');
    const croissant = canvas.getByRole('textbox', { name: 'Stock : Croissant pur beurre' });
    await userEvent.type(croissant, '000{Enter}');
    await expect(canvas.getByText('De 0 à 9999.')).toBeVisible();
    await expect(croissant).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Un de moins : Croissant pur beurre' }));
    const eclair = canvas.getByRole('textbox', { name: 'Stock : Éclair au café' });
    await userEvent.clear(eclair);
    await userEvent.type(eclair, '24');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Stock : Pain de mie' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 3 changements' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { id: 'c-1-1', stock: 39 },
      { id: 'c-2-4', stock: null },
      { id: 'c-3-2', stock: 24 },
    ]);
  },
};

/** Tomorrow can be prepared tonight, with what this day of the week usually begins with. */
export const SeveralDays: Story = {
  args: {
    days: [
      { id: 'd-0', label: 'Ven. 6' },
      { id: 'd-1', label: 'Sam. 7' },
      { id: 'd-2', label: 'Dim. 8' },
    ],
    selectedId: 'd-0',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sam. 7'));
    await expect(args.onSelect).toHaveBeenCalledWith('d-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Comme d’habitude' }));
    await expect(canvas.getByRole('textbox', { name: 'Stock : Pain au chocolat' })).toHaveValue('40');
    await expect(canvas.getByRole('textbox', { name: 'Stock : Chausson aux pommes' })).toHaveValue('0');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Un de plus : Croissant pur beurre' })).toBeDisabled();
  },
};
