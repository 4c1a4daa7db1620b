import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SotForm } from './ingredient-form';

const meta = { component: SotForm, args: { onSubmit: fn() } } satisfies Meta<typeof SotForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On offer first, out of stock then; what is not on offer cannot be out of stock. */
export const Nothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const salad = within(canvas.getByRole('region', { name: 'Salade' }));
    const tomato = within(canvas.getByRole('region', { name: 'Tomate' }));
    await expect(tomato.getByRole('switch', { name: 'En rupture' })).toBeDisabled();
    await userEvent.click(salad.getByRole('switch', { name: 'Au choix' }));
    await userEvent.click(tomato.getByRole('switch', { name: 'Au choix' }));
    await userEvent.click(tomato.getByRole('switch', { name: 'En rupture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'sot',
      salad: { available: true, soldOut: false },
      tomato: { available: true, soldOut: true },
      onion: { available: false, soldOut: false },
    });
  },
};

const filled = {
  salad: { available: true, soldOut: false },
  tomato: { available: true, soldOut: true },
  onion: { available: false, soldOut: false },
};

/** Taken off the offer, the tomato is no longer out of stock either. */
export const AsItStands: Story = {
  args: { initialValues: filled },
  play: async ({ canvas, userEvent }) => {
    const tomato = within(canvas.getByRole('region', { name: 'Tomate' }));
    await userEvent.click(tomato.getByRole('switch', { name: 'Au choix' }));
    await expect(tomato.getByRole('switch', { name: 'En rupture' })).not.toBeChecked();
  },
};

export const Refused: Story = { args: { initialValues: filled, error: 'Submission failed' } };
export const Busy: Story = { args: { initialValues: filled, busy: true } };
export const OnAPhone: Story = { args: { initialValues: filled }, globals: { viewport: { value: 'phone' } } };
