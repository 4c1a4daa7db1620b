import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ShopBanner } from './shop-banner';

const meta = {
  component: ShopBanner,
  args: {
    name: 'Maison Levain',
    kind: 'boulangerie',
    imageUrl: samplePictures.baguette,
    ratingText: '4.8 (200+ avis)',
    openState: 'open',
    openingText: "Ouvert jusqu'à 20h",
    address: '10 Rue de Rivoli, 75004 Paris',
    mapHref: 'geo:48.8556,2.3581',
    pickupText: 'Retrait dès 12:15',
    onToggle: fn(),
  },
} satisfies Meta<typeof ShopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address leads to a map, beside the shop's page. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maison Levain' })).toBeVisible();
    const map = canvas.getByRole('link', { name: /10 Rue de Rivoli/ });
    await expect(map).toHaveAttribute('href', args.mapHref);
    await expect(map).toHaveAttribute('target', '_blank');
    const infos = canvas.getByRole('button', { name: 'Infos' });
    await expect(infos).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(infos);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(infos.closest('header')?.offsetHeight).toBeLessThanOrEqual(260);
  },
};

/** The menu begins on the first screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(220);
  },
};

export const ClosedToday: Story = {
  args: { openState: 'closed', openingText: 'Fermé · ouvre demain à 7h', pickupText: undefined },
};

export const FullNextWindow: Story = {
  args: { openState: 'full', openingText: 'Prochain créneau complet', pickupText: 'Retrait dès 13:30' },
};

/** A shop of yesterday: no reviews, no photo yet. */
export const NewAndBare: Story = {
  args: {
    kind: 'restaurant',
    name: 'Chez Nous',
    imageUrl: null,
    ratingText: 'Nouveau',
  },
};

/** As low as the others. */
export const VeryLongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
    address:
      'Centre commercial des Grands-Boulevards, porte 14, niveau −1, 112 bis Boulevard Poissonnière, 75002 Paris',
  },
  play: OnAPhone.play,
};

export const ClosingSoon: Story = { args: { openState: 'closing', openingText: 'Ferme dans 25 min' } };

/** The kitchen takes no orders for a while; the menu can be read. */
export const Paused: Story = {
  args: { openState: 'paused', openingText: 'Commandes en pause · reprise à 13h15', pickupText: undefined },
};

/** Nothing is cut and nothing leaves the banner. */
export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(banner).toBeVisible();
    await expect(banner?.scrollWidth).toBeLessThanOrEqual(banner?.clientWidth ?? 0);
  },
};
