import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { emptyDraft } from './item-draft';
import { ItemExtraFields, type ItemExtraFieldsProps } from './item-form';
import { sampleDraft } from '../../../.storybook/samples/catalogue';

function Kept(props: ItemExtraFieldsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ItemExtraFields
      {...props}
      value={value}
      onChange={(part) => {
        setValue({ ...value, ...part });
        props.onChange(part);
      }}
    />
  );
}

const meta = {
  component: ItemExtraFields,
  args: { value: emptyDraft, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ItemExtraFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** So every item begins: nothing said about allergens, 5,5 %, nothing to prepare. */
export const Untouched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Végétarien' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^10 %/ }));
    await userEvent.type(canvas.getByLabelText('Description'), 'Tiède');
    for (const part of [{ dietary: ['VEGETARIAN'] }, { vatRate: 100 }, { description: 'Tiède' }])
      await expect(args.onChange).toHaveBeenCalledWith(part);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Végétarien' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ dietary: [] }));
  },
};

/** Written now, shown later. */
export const Draft: Story = {
  args: { value: sampleDraft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Visible sur la carte' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ published: false });
    await expect(canvas.getByText('Brouillon : vous seul le voyez.')).toBeVisible();
  },
};

export const Filled: Story = { args: { value: sampleDraft } };
export const Disabled: Story = { args: { value: sampleDraft, disabled: true } };
