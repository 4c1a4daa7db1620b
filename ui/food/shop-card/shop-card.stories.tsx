import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { ShopCard } from './shop-card';

export default {
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
  decorators: [inBox('max-w-90')],
} satisfies Meta<typeof ShopCard>;
type Story = StoryObj<typeof ShopCard>;

/** The picture can be pressed too, yet there is one link, described by the shop's name. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('link', { name: 'Voir le menu' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(menu).toHaveAttribute('href', '/boulangerie/0197');
    await expect(menu).toHaveAccessibleDescription('Maison Levain');
    await userEvent.tab();
    await expect(menu).toHaveFocus();
    await expect(canvas.getByText("Ouvert jusqu'à")).toHaveTextContent("Ouvert jusqu'à 20h");

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

const longName =
  'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine, Anticonstitutionnellement & Fils';

/** Each opening state; a new shop has no star, and a broken picture is replaced by a drawing. */
export const Others: Story = {
  render: belowEachOther(
    ShopCard,
    { openState: 'full', openingText: 'Prochain créneau complet', pickupText: 'Retrait dès 13:30' },
    { openState: 'closing', openingText: 'Ferme dans 25 min', pickupText: 'Dernier retrait à 21:45' },
    { openState: 'paused', openingText: 'Commandes en pause · reprise à 13h15', pickupText: undefined },
    { ratingText: 'Nouveau', imageUrl: null },
    {
      ...{ name: longName, imageUrl: brokenPicture, openState: 'closed', pickupText: undefined },
      openingText: 'Fermeture exceptionnelle pour inventaire · ouvre mercredi 25 novembre à 6h30',
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
