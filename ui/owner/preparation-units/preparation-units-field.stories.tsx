import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { PreparationUnitsField } from './preparation-units-field';

const meta = {
  component: PreparationUnitsField,
  args: { value: 0, onChange: fn() },
  render: controlled(PreparationUnitsField, 'value', 'onChange'),
} satisfies Meta<typeof PreparationUnitsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each number in words one knows. */
export const Croissant: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const meaning of ['0 Rien à préparer', '1 Comme un sandwich', '2 Comme une pizza', '3 Une grosse pièce']) {
      await expect(canvas.getByRole('status')).toHaveTextContent(meaning);
      await userEvent.click(canvas.getByRole('button', { name: 'Plus : Temps de préparation' }));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};
