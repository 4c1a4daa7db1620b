import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './number-field';

function Kept(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: NumberField,
  args: { label: 'Prix', value: null, onChange: fn(), fractionDigits: 2, unit: '€' },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comma or point, both are heard. */
export const Price: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prix' });
    await userEvent.type(field, '4,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(4.5);
    await userEvent.clear(field);
    await userEvent.type(field, '12.345');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.35);
    await expect(field).toHaveValue('12,35');
  },
};

/** Whole numbers: a stock, a limit. */
export const Count: Story = { args: { label: 'Quantité', value: 12, fractionDigits: 0, unit: undefined } };

/** What cannot be read as a number is no number. */
export const Unreadable: Story = {
  args: { error: 'Indiquez un prix, par exemple 4,50.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'gratuit');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A button beside the field gives a number: it stands there, not what could not be read before. */
export const Overruled: Story = {
  args: { label: 'Stock', value: null, fractionDigits: 0, unit: undefined },
  render: function Beside(props) {
    const [value, setValue] = useState(props.value);
    return (
      <>
        <NumberField {...props} value={value} onChange={setValue} />
        <button type="button" className="min-h-11" onClick={() => setValue((value ?? 0) + 1)}>
          Un de plus
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'douze');
    await userEvent.tab();
    await expect(canvas.getByText('Nombre illisible.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Un de plus' }));
    await expect(field).toHaveValue('1');
    await expect(canvas.queryByText('Nombre illisible.')).toBeNull();
  },
};

/** Below the head of a table the word is for those who do not see it. */
export const LabelHidden: Story = {
  args: { label: 'Prix : Croissant', labelHidden: true, value: 1.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix : Croissant' })).toHaveValue('1,3');
  },
};

export const Required: Story = { args: { required: true, hint: 'Toutes taxes comprises.' } };

export const Disabled: Story = { args: { disabled: true, value: 4.5 } };

/** Words as a unit never lie on the digits. */
export const LongUnit: Story = { args: { label: 'Préparation', value: 15, fractionDigits: 0, unit: 'min' } };

export const LongWords: Story = {
  args: { label: 'Quantité disponible aujourd’hui en boutique', value: 1200, error: 'Au plus 999.' },
};
