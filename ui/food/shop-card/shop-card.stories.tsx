import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { ShopCard } from './shop-card';
import { ShopCardSkeleton } from './shop-card-skeleton';

const meta = {
  component: ShopCard,
  args: {
    name: 'Maison Levain',
    kind: 'boulangerie',
    imageUrl: samplePictures.croissant,
    ratingText: '4.8 (200+ avis)',
    openState: 'open',
    openingText: "Ouvert jusqu'à 20h",
    distanceText: '350 m',
    walkText: '6 min à pied',
    pickupText: 'Retrait dès 12:15',
    href: '/boulangerie/0197',
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShopCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture can be pressed too, yet there is one link, described by the shop's name. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('link', { name: 'Voir le menu' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(menu).toHaveAttribute('href', '/boulangerie/0197');
    await expect(menu).toHaveAccessibleDescription('Maison Levain');
    await userEvent.tab();
    await expect(menu).toHaveFocus();

    const { left, top, width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(menu);
  },
};

/** A low row, and all of it leads to the menu. */
export const OnAPhone: Story = {
  args: { name: 'Café des Tilleuls', kind: 'cafe', imageUrl: samplePictures.cupcake },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(104);
    await expect(height).toBeLessThanOrEqual(120);
    const menu = canvas.getByRole('link', { name: 'Voir le menu' });
    for (const [x, y] of [
      [8, 8],
      [width - 8, 8],
      [width / 2, height - 8],
    ] as const)
      await expect(document.elementFromPoint(left + x, top + y)).toBe(menu);
  },
};

export const ClosedToday: Story = {
  args: { openState: 'closed', openingText: 'Fermé · ouvre demain à 7h', pickupText: undefined },
};

/** Open, but the next window is taken: the first free one is said. */
export const FullNextWindow: Story = {
  args: { openState: 'full', openingText: 'Prochain créneau complet', pickupText: 'Retrait dès 13:30' },
};

/** Under five reviews a shop is new, without a star. */
export const WithoutReviews: Story = { args: { ratingText: 'Nouveau', imageUrl: samplePictures.tart } };

export const VeryLongName: Story = {
  args: {
    name: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine, Anticonstitutionnellement & Fils',
  },
};

export const WithoutPicture: Story = { args: { imageUrl: null } };

/** The address of the picture leads nowhere. */
export const BrokenPicture: Story = { args: { imageUrl: brokenPicture } };

/** In the place of a card while shops are being looked for. */
export const Loading: Story = { render: () => <ShopCardSkeleton /> };

/** The last minutes count: the time is said, the button still calls. */
export const ClosingSoon: Story = {
  args: { openState: 'closing', openingText: 'Ferme dans 25 min', pickupText: 'Dernier retrait à 21:45' },
};

/** The kitchen takes a breath. */
export const Paused: Story = {
  args: { openState: 'paused', openingText: 'Commandes en pause · reprise à 13h15', pickupText: undefined },
};
