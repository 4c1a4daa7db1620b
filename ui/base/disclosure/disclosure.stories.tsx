import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Disclosure } from './disclosure';

export default {
  component: Disclosure,
  args: { title: 'Articles', aside: '3', children: <p>2 × Croissant, 1 × Baguette tradition</p> },
} satisfies Meta<typeof Disclosure>;

/** A press shows it, each by itself. The whole line takes the focus; Enter and space are the browser’s own. */
export const Several: StoryObj<typeof Disclosure> = {
  render: belowEachOther(
    Disclosure,
    {},
    { title: 'Paiement', aside: undefined, defaultOpen: true, children: 'Par carte' },
    { title: 'Allergènes, valeurs nutritionnelles et provenance des viandes', aside: undefined, children: 'Lait' },
    { title: 'Allergènes, anticonstitutionnellement provenance', defaultOpen: true, children: 'Gluten' },
  ),
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/Croissant/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Articles').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Articles'));
    await expect(content).toBeVisible();
  },
};
