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

/** The whole line takes the focus; Enter and the space bar are the browser’s own. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Articles').closest('summary')).toHaveFocus();
  },
};

/** Several below each other, each by itself. */
export const Several: Story = {
  render: (args) => (
    <div className="divide-y divide-line">
      <Disclosure {...args} className="py-2" />
      <Disclosure {...args} title="Retrait" aside="12 h" className="py-2" />
      <Disclosure {...args} title="Paiement" aside={undefined} defaultOpen className="py-2" />
    </div>
  ),
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } };

export const LongWords: Story = {
  args: { title: 'Allergènes, anticonstitutionnellement provenance', aside: '12 articles', defaultOpen: true },
};
