import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EnglishPart, type EnglishPartProps } from './english-part';

function Kept(props: EnglishPartProps) {
  const [value, setValue] = useState(props.value);
  return (
    <EnglishPart
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
  component: EnglishPart,
  args: { value: { nameEn: null, descriptionEn: null }, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EnglishPart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of the way of whoever writes French alone. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En anglais')).toBeVisible();
    await expect(canvas.getByLabelText('Nom en anglais')).not.toBeVisible();
  },
};

export const Written: Story = {
  args: { value: { nameEn: null, descriptionEn: 'All butter.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('En anglais'));
    await userEvent.type(canvas.getByLabelText('Nom en anglais'), 'Butter croissant');
    await expect(args.onChange).toHaveBeenLastCalledWith({ nameEn: 'Butter croissant' });
    await expect(canvas.getByLabelText('Description en anglais')).toHaveValue('All butter.');
  },
};

/** Of what has no description. */
export const NameAlone: Story = {
  args: { value: { nameEn: 'Goat’s cheese' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('En anglais'));
    await expect(canvas.queryByLabelText('Description en anglais')).toBeNull();
  },
};
