import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Disclosure } from './disclosure';

export default {
  component: Disclosure,
  args: { title: 'Articles', aside: '3', children: <p>2 × Croissant, 1 × Baguette tradition</p> },
} satisfies Meta<typeof Disclosure>;
type Story = StoryObj<typeof Disclosure>;

/** A press shows it, another hides it. The whole line takes the focus; Enter and the space bar are the browser’s own. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/Croissant/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Articles').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Articles'));
    await expect(content).toBeVisible();
  },
};

/** Several below each other, each by itself; long titles wrap. */
export const Several: Story = {
  render: belowEachOther(
    Disclosure,
    {},
    { title: 'Paiement', aside: undefined, defaultOpen: true },
    { title: 'Allergènes, valeurs nutritionnelles et provenance des viandes de cet article', aside: undefined },
    { title: 'Allergènes, anticonstitutionnellement provenance', aside: '12 articles', defaultOpen: true },
  ),
};
