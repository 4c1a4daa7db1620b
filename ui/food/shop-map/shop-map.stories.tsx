import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { sampleTiles } from '../../../.storybook/samples/tiles';
import { ShopMap } from './shop-map';

export default {
  component: ShopMap,
  args: {
    place: { latitude: 48.8555, longitude: 2.3592 },
    shops: [
      { id: 'levain', name: 'Maison Levain', kind: 'boulangerie', openState: 'open', at: at(48.8577, 2.3626) },
      { id: 'comptoir', name: 'Le Comptoir du Marais', kind: 'restaurant', openState: 'full', at: at(48.858, 2.355) },
      { id: 'zinc', name: 'Café du Zinc', kind: 'cafe', openState: 'open', at: at(48.8525, 2.3562) },
      { id: 'mie', name: 'Mie & Compagnie', kind: 'boulangerie', openState: 'closed', at: at(48.8528, 2.3638) },
    ],
    tiles: sampleTiles,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    marked: 'comptoir',
    onMark: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof ShopMap>;
type Story = StoryObj<typeof ShopMap>;

function at(latitude: number, longitude: number) {
  return { latitude, longitude };
}

const NO_WEBGL = 'Ce navigateur ne peut pas dessiner de carte. La liste montre les mêmes commerces.';
const drawsMaps = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Shops in the order of the list, each a button where it is; of the one looked at in the list, the name stands in the corner. */
export const Around: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (!drawsMaps()) return expect(canvas.getByText(NO_WEBGL)).toBeVisible();
    const shops = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(shops.map(({ textContent }) => textContent)).toEqual(args.shops.map(({ name }) => name));
    const [levain, comptoir, zinc] = shops.map((shop) => shop.getBoundingClientRect());
    await expect(levain?.top).toBeLessThan(zinc?.top ?? 0);
    await expect(levain?.left).toBeGreaterThan(comptoir?.left ?? 0);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Le Comptoir du Marais');
    await userEvent.click(canvas.getByRole('button', { name: 'Café du Zinc' }));
    await expect(args.onMark).toHaveBeenLastCalledWith('zinc');
    await expect(args.onSelect).toHaveBeenCalledWith('zinc');
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir la carte' }));
    await waitFor(() => expect(shops[0]?.getBoundingClientRect().top).toBeLessThan(levain?.top ?? 0));
    await expect(canvas.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The shops stay where they are; only what lies below them is missing. */
export const WithoutBackground: Story = {
  args: { tiles: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    if (!drawsMaps()) return;
    await expect(await canvas.findByText(/^Le fond de carte n’a pas pu être chargé/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Maison Levain' })).toBeVisible();
  },
};

/** An old browser, or one that is forbidden to draw. */
export const WithoutWebGl: Story = {
  beforeEach: () => {
    const forbidden = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => forbidden.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_WEBGL)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
