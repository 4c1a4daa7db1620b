import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Card } from './card';

export default {
  component: Card,
  args: {
    children: (
      <div className="grid gap-2">
        <h2 className="text-xl">Votre commande</h2>
        <p className="text-ink-muted">Deux croissants et une baguette tradition, à retirer à midi.</p>
      </div>
    ),
  },
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

/** Each tone; words that are too long break. */
export const Tones: Story = {
  render: belowEachOther(
    Card,
    { tone: 'surface' },
    { tone: 'flat' },
    { tone: 'sunken' },
    { tone: 'accent' },
    { children: <p className="wrap-anywhere">{'anticonstitutionnellement'.repeat(8)}</p> },
  ),
};

const picture = (
  <>
    <div className="aspect-3/1 bg-accent" />
    <p className="p-4">Le Fournil de Rivoli</p>
  </>
);

/** What reaches the border of a card without padding is cut at its corners. A part of the page is found by its name. */
export const PaddingsAndElements: Story = {
  render: belowEachOther(
    Card,
    { padding: 'none', as: 'article', children: picture },
    { padding: 'small', as: 'section', 'aria-label': 'Résumé' },
    { padding: 'large' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Résumé' })).toBeVisible();
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};
