import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { Button } from '../button/button';
import { PriceField } from './price-field';

const Kept = controlled(PriceField, 'valueCents', 'onChange');

export default {
  component: PriceField,
  args: { label: 'Prix', valueCents: null, onChange: fn() },
  render: Kept,
} satisfies Meta<typeof PriceField>;
type Story = StoryObj<typeof PriceField>;

/** Comma or point are both heard; left, it reads like a price, in whole cents. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prix' });
    await userEvent.type(field, '4,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(450);
    await expect(field).toHaveValue('4,5');
    await userEvent.tab();
    await expect(field).toHaveValue('4,50');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '4.35');
    await expect(args.onChange).toHaveBeenLastCalledWith(435);
    await userEvent.clear(field);
    await userEvent.type(field, '12.345');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1235);
    await expect(field).toHaveValue('12,35');
  },
};

const sent = fn();

/** What cannot be read stays and is said so; its form is not sent as if there were no price. */
export const Unreadable: Story = {
  render: (args) => (
    <form
      noValidate
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Kept {...args} />
      <Button type="submit">Enregistrer</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Prix' });
    await userEvent.type(field, '4,5 euros');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByText('Prix illisible. Écrivez par exemple 4,50.')).toBeVisible();
    await expect(field).toHaveValue('4,5 euros');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '4,5{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(field).toBeValid();
  },
};

/** Free of charge is a price, too; in a caterer's order the unit never covers the digits. */
export const States: Story = {
  render: belowEachOther(
    Kept,
    { valueCents: 120 },
    { label: 'Supplément', valueCents: 0, hint: '0 pour un supplément offert.' },
    { label: 'Prix de la formule', required: true, error: 'Indiquez un prix, par exemple 4,50.' },
    { label: 'Prix fixe', valueCents: 450, disabled: true },
    { label: 'Total de la commande du traiteur', valueCents: 123_456_789 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix' })).toHaveValue('1,20');
    await expect(canvas.getByRole('textbox', { name: 'Supplément' })).toHaveValue('0,00');
    const required = canvas.getByRole('textbox', { name: 'Prix de la formule' });
    await expect(required).toBeInvalid();
    await expect(required).toBeRequired();
  },
};
