import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DietaryMarks } from './dietary-marks';
import { dietaryMarks } from './dietary-mark';

const meta = {
  component: DietaryMarks,
  args: { marks: ['ORGANIC', 'VEGETARIAN'] },
} satisfies Meta<typeof DietaryMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** However the shop entered them, they come in one order. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toEqual(['Végétarien', 'Bio']);
  },
};

/** Every mark there is, in a narrow card. */
export const All: Story = {
  args: { marks: dietaryMarks },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};

/** No marks, no room taken. */
export const None: Story = {
  args: { marks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
