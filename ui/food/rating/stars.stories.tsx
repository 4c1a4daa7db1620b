import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars';

const meta = { component: Stars, args: { value: 4 } } satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who does not see the stars hears the number. */
export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 sur 5')).toBeInTheDocument();
    await expect(canvas.getByText('4/5')).toBeVisible();
  },
};

export const One: Story = { args: { value: 1 } };
export const Five: Story = { args: { value: 5 } };
