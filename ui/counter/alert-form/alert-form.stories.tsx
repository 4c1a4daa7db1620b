import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertForm } from './alert-form';

const meta = {
  component: AlertForm,
  args: { value: { ring: true, push: true, mail: false, cancelAfterMinutes: null }, onChange: fn() },
} satisfies Meta<typeof AlertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bell rings, mails are off; switched on by the keyboard. */
export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Après 3 minutes : e-mail' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.value, mail: true });
  },
};

/** An order nobody sees is given back after a quarter of an hour. */
export const GivenBack: Story = {
  args: { value: { ring: true, push: true, mail: true, cancelAfterMinutes: 15 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Annuler après')).toHaveValue('15');
    await userEvent.click(canvas.getByRole('switch', { name: 'Annuler si personne ne la voit' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.value, cancelAfterMinutes: null });
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TwiceTheText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Annuler si personne ne la voit').closest('label') ?? document.body;
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};
