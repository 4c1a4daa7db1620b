import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { emptyCart } from '../../../.storybook/results/cart';
import { shopPage } from '../../../.storybook/results/menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { shop, cart } = shopPage;

/** A bakery at noon, three croissants in the cart. */
export const Menu: Story = {
  ...pageAt('/boulangerie/levain'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maison Levain' })).toBeVisible();
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
  },
};

/** Nothing chosen yet: no cart bar in the way. */
export const NothingChosen: Story = pageAt('/boulangerie/levain', {
  answers: answer(ShopPageDocument, { shop, cart: { ...cart, ...emptyCart, shop: cart.shop, lines: [] } }),
});

/** The shop is closed: its menu can be read, and the page says when it opens. */
export const Closed: Story = pageAt('/boulangerie/levain', {
  answers: answer(ShopPageDocument, {
    shop: {
      ...shop,
      opening: { __typename: 'Opening', isOpen: false, text: 'Fermé · ouvre demain à 7h' },
      nextPickupWindow: null,
      pickupWindows: [],
    },
    cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 },
  }),
});

export const EmptyMenu: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: answer(ShopPageDocument, {
      shop: { ...shop, menu: [] },
      cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This restaurant currently has no items on the menu.')).toBeVisible();
  },
};

export const Loading: Story = pageAt('/boulangerie/levain', { answers: keepWaiting(ShopPageDocument) });

export const Failed: Story = {
  ...pageAt('/boulangerie/levain', { answers: fail(ShopPageDocument, new TypeError('Failed to fetch')) }),
  parameters: { expectedConsole: [{ text: 'Failed to fetch', because: 'React logs what an error boundary catches' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
