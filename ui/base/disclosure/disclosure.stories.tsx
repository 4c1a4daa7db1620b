import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure';

const meta = {
  component: Disclosure,
  args: { title: 'Articles', aside: '3', children: <p>2 × Croissant, 1 × Baguette tradition</p> },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press shows it, another hides it. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/Croissant/);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('Articles'));
    await expect(content).toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const LongTitle: Story = {
  args: { title: 'Allergènes, valeurs nutritionnelles et provenance des viandes de cet article', aside: undefined },
};
