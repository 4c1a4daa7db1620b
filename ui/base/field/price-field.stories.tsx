import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { PriceField, type PriceFieldProps } from './price-field';

function Kept(props: PriceFieldProps) {
  const [cents, setCents] = useState(props.valueCents);
  return (
    <PriceField
      {...props}
      valueCents={cents}
      onChange={(next) => {
        setCents(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: PriceField,
  args: { label: 'Prix', valueCents: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comma or point are both heard; left, it reads like a price. */
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
  },
};

export const Filled: Story = {
  args: { valueCents: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,20');
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

/** Free of charge is a price, too. */
export const Free: Story = {
  args: { valueCents: 0, hint: '0 pour un supplément offert.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0,00');
  },
};

export const Required: Story = {
  args: { required: true, error: 'Indiquez un prix, par exemple 4,50.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Disabled: Story = { args: { valueCents: 450, disabled: true } };

/** A caterer's order: the unit never covers the digits. */
export const LargeAmount: Story = { args: { label: 'Total de la commande du traiteur', valueCents: 123_456_789 } };
