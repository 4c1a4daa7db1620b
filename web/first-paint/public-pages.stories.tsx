import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenParameters } from '../../.storybook/frames';
import { shopNow, shopPage } from '../../.storybook/results/menu';
import { nearby } from '../../.storybook/results/shops';
import { PublicFrame, PublicMissing, PublicPlaces } from './public-pages';
import { PublicShop } from './public-shop';

export default {
  parameters: screenParameters,
  decorators: (Story, { parameters }) => (
    <PublicFrame width={parameters['width'] as 'full' | undefined} phone="01 23 45 67 89" email="bonjour@memeprix.test">
      <Story />
    </PublicFrame>
  ),
  beforeEach: () => localStorage.removeItem('cart:levain'),
} satisfies Meta;
type Story = StoryObj;

const towns = [
  { city: 'Paris', shops: 15 },
  { city: 'Lyon', shops: 1 },
];
const shops = nearby.nearbyShops.map(({ shop, ...near }) => ({ ...near, shop: { ...shop, slug: shop.id } }));
const shop = { ...shopPage.shop, ...shopNow.shop };

const full = { width: 'full' };

/** Before anything was asked. */
export const Towns: Story = {
  parameters: full,
  render: () => <PublicPlaces asked={null} place={null} shops={[]} towns={towns} />,
};

/** What is open comes first, in the two lists of the app’s search; the farther ones are a press away. */
export const Near: Story = {
  parameters: full,
  render: () => <PublicPlaces asked="Paris" place="Paris" shops={shops} towns={towns} />,
};

/** A place nobody knows is said at its field. */
export const Unknown: Story = {
  parameters: full,
  render: () => <PublicPlaces asked="zzzz" place={null} shops={[]} towns={towns} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ville ou adresse')).toHaveAccessibleDescription(
      /récupération des commerces a échoué/,
    );
  },
};

/** Nothing within ten kilometres. */
export const Nothing: Story = {
  parameters: full,
  render: () => <PublicPlaces asked="Ouessant" place="Ouessant" shops={[]} towns={towns} />,
};

/** The shop has gone, or is hidden. */
export const Missing: Story = { render: () => <PublicMissing /> };

/** A cart begins on the device. */
export const Shop: Story = {
  render: () => <PublicShop shop={shop} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /Ajouter/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('link', { name: /^Commander/ })).toHaveAttribute('href', '/commander/levain');
    await expect(canvas.getByRole('link', { name: 'Infos' })).toHaveAttribute('href', '#infos');
    // Of two that are left, no third.
    for (let press = 0; press < 3; press++)
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Pain au chocolat' }));
    await expect(canvas.getByRole('article', { name: 'Pain au chocolat' })).toHaveTextContent('2 dans le panier');
    await expect(canvas.getByText('Il n’en reste pas davantage.')).toBeVisible();
  },
};
