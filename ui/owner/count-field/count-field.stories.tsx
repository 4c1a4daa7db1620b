import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, controlled } from '../../../.storybook/situations';
import { CountField } from './count-field';

const meta = {
  component: CountField,
  args: { label: 'Sauces au choix', hint: 'Comprises dans le prix.', value: 2, onChange: fn() },
  render: controlled(CountField, 'value', 'onChange'),
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

/** Not below the least, nor beyond the most; the button stays where the finger is. */
export const AtTheEnds: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Moins : Sauces au choix' });
    less.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(less).toHaveFocus();
    canvas.getByRole('button', { name: 'Plus : Sauces au choix' }).focus();
    await userEvent.keyboard('{Enter}'.repeat(21));
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(args.onChange).toHaveBeenCalledTimes(21);
  },
};

/** What the number comes to, and one that cannot be changed. */
export const Explained: Story = {
  render: belowEachOther(
    CountField,
    { label: 'Accompagnements supplémentaires au choix', text: 'Jusqu’à 2' },
    { text: 'Aucune sauce', value: 0, disabled: true },
  ),
};
