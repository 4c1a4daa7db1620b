import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleWeek } from '../../../.storybook/samples/week';
import { ShopInfo } from './shop-info';

export default {
  component: ShopInfo,
  args: {
    address: '10 Rue de Rivoli, 75004 Paris',
    mapHref: 'geo:48.8556,2.3581',
    phone: '01 42 72 00 00',
    description: 'Pains au levain naturel, viennoiseries pur beurre et sandwichs faits le matin même.',
    preparationText: 'Prêt en 15 minutes environ',
    days: sampleWeek,
  },
} satisfies Meta<typeof ShopInfo>;
type Story = StoryObj<typeof ShopInfo>;

/** The map opens beside the shop; the number is called without its spaces. */
export const Complete: Story = {
  play: async ({ args, canvas }) => {
    const map = canvas.getByRole('link', { name: 'Voir sur la carte (nouvel onglet)' });
    await expect(map).toHaveAttribute('href', args.mapHref);
    await expect(map.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: '01 42 72 00 00' })).toHaveAttribute('href', 'tel:0142720000');
    const hours = canvas.getByRole('region', { name: 'Horaires' });
    const terms = within(hours).getAllByRole('term');
    await expect(terms).toHaveLength(7);
    await expect(terms[2]).toHaveTextContent(/^MercrediAujourd’hui$/);
    await expect(within(hours).getByText('Fermé')).toBeVisible();
  },
};

/** Without a phone number, and with exceptional days. */
export const WithoutPhone: Story = {
  args: {
    phone: undefined,
    days: sampleWeek.map((day) => ({
      ...day,
      ...(day.day === 'Mercredi' && { spans: [], exceptionText: 'Fermeture exceptionnelle' }),
      ...(day.day === 'Jeudi' && { spans: ['9h – 13h'], exceptionText: 'Jour férié' }),
    })),
    address:
      'Centre commercial des Grands-Boulevards, porte 14, niveau −1, 112 bis Boulevard Poissonnière, 75002 Paris',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Téléphone' })).toBeNull();
  },
};
