import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CountField, type CountFieldProps } from './count-field';

function Kept(props: CountFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CountField
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
  component: CountField,
  args: { label: 'Sauces au choix', hint: 'Comprises dans le prix.', value: 2, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One thumb, no keyboard. */
export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sauces au choix' })).toHaveAccessibleDescription(
      'Comprises dans le prix.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Sauces au choix' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
  },
};

/** Not below the least; the button stays where the finger is. */
export const AtTheLeast: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Moins : Sauces au choix' });
    less.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(less).toHaveFocus();
  },
};

export const AtTheMost: Story = {
  args: { value: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Sauces au choix' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What the number comes to. */
export const Explained: Story = { args: { value: 0, text: 'Aucune sauce' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { label: 'Accompagnements supplémentaires au choix', text: 'Jusqu’à 2' },
};
