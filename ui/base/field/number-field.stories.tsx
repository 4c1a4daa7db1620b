import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { NumberField } from './number-field';

const Kept = controlled(NumberField, 'value', 'onChange');

export default {
  component: NumberField,
  args: { label: 'Prix', value: null, onChange: fn(), fractionDigits: 2, unit: '€' },
  render: Kept,
} satisfies Meta<typeof NumberField>;
type Story = StoryObj<typeof NumberField>;

/**
 * What cannot be read is no number. When a button beside the field gives one, that stands there instead of what could not
 * be read before.
 */
export const Overruled: Story = {
  args: { label: 'Stock', value: null, fractionDigits: 0, unit: undefined },
  render: function Beside(props) {
    const [value, setValue] = useState(props.value);
    const change = (next: number | null) => {
      setValue(next);
      props.onChange(next);
    };
    return (
      <>
        <NumberField {...props} value={value} onChange={change} />
        <button type="button" className="min-h-11" onClick={() => setValue((value ?? 0) + 1)}>
          Un de plus
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'douze');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(canvas.getByText('Nombre illisible.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Un de plus' }));
    await expect(field).toHaveValue('1');
    await expect(canvas.queryByText('Nombre illisible.')).toBeNull();
  },
};

/** Below the head of a table the label is for those who do not see it; words as a unit never lie on the digits. */
export const States: Story = {
  render: belowEachOther(
    Kept,
    { label: 'Prix : Croissant', labelHidden: true, value: 1.3 },
    { required: true, hint: 'Toutes taxes comprises.' },
    { disabled: true, value: 4.5 },
    { label: 'Préparation', value: 15, fractionDigits: 0, unit: 'min' },
    { label: 'Quantité disponible aujourd’hui en boutique', value: 1200, unit: undefined, error: 'Au plus 999.' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prix : Croissant' })).toHaveValue('1,3');
  },
};
