import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './card';

const meta = {
  component: Card,
  args: {
    children: (
      <div className="grid gap-2">
        <h2 className="text-xl">Votre commande</h2>
        <p className="text-ink-muted">Deux croissants et une baguette tradition, à retirer à midi.</p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};

/** Inside of another card: no second shadow. */
export const Flat: Story = { args: { tone: 'flat' } };

/** Let into what it lies on: a summary, a well. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** The chosen one of several. */
export const Accent: Story = { args: { tone: 'accent' } };

/** What reaches the border is cut at its corners. */
export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: (
      <>
        <div className="aspect-3/1 bg-accent" />
        <p className="p-4">Le Fournil de Rivoli</p>
      </>
    ),
  },
};

export const SmallPadding: Story = { args: { padding: 'small' } };
export const LargePadding: Story = { args: { padding: 'large' } };

/** A part of the page with a name can be found by it. */
export const Section: Story = {
  args: { as: 'section', 'aria-label': 'Résumé' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Résumé' })).toBeVisible();
  },
};

export const Article: Story = {
  args: { as: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: { children: <p className="wrap-anywhere">{'anticonstitutionnellement'.repeat(8)}</p> },
};
