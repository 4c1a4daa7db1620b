import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ShopBanner } from './shop-banner';

export default {
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
type Story = StoryObj<typeof ShopBanner>;

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

/** A new shop without reviews or photo that has paused orders. */
export const NewAndPaused: Story = {
  args: {
    ...{ kind: 'restaurant', name: 'Chez Nous', imageUrl: null, ratingText: 'Nouveau' },
    ...{ openState: 'paused', openingText: 'Commandes en pause · reprise à 13h15', pickupText: undefined },
  },
};

/** However long its texts, the menu starts on the first screen of a phone. */
export const VeryLongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
    address:
      'Centre commercial des Grands-Boulevards, porte 14, niveau −1, 112 bis Boulevard Poissonnière, 75002 Paris',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(220);
  },
};
