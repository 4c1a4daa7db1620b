import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { ShopReviewsDocument } from '../../../graphql/generated/customer/shop-reviews';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { emptyCart } from '../../../.storybook/results/cart';
import { shopNow, shopPage, shopReviews } from '../../../.storybook/results/menu';
import { opening, windowAt } from '../../../.storybook/results/shops';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { shop, cart } = shopNow;

/** A bakery at noon, three croissants in the cart. */
export const Menu: Story = {
  ...pageAt('/boulangerie/levain'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maison Levain' })).toBeVisible();
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
  },
};

/** At a desk the cart stands beside the menu, in place of the bar; the skip link leads to it. */
export const WithCart: Story = {
  ...pageAt('/boulangerie/levain'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const aside = await canvas.findByRole('complementary', { name: 'Votre panier' });
    await expect(await within(aside).findByRole('heading', { name: 'Sandwich du chef' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Voir le panier/ })).toHaveLength(1);
    canvas.getByRole('link', { name: 'Aller au panier' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(aside).toHaveFocus();
  },
};

/** Nothing chosen yet: no cart bar in the way. */
export const NothingChosen: Story = pageAt('/boulangerie/levain', {
  answers: answer(ShopNowDocument, { ...shopNow, cart: { ...cart, ...emptyCart, shop: cart.shop, lines: [] } }),
});

/** The shop is closed: its menu can be read, and the page says when it opens. */
export const Closed: Story = pageAt('/boulangerie/levain', {
  answers: answer(ShopNowDocument, {
    ...shopNow,
    shop: {
      ...shop,
      opening: opening({ isOpen: false, text: 'Fermé · ouvre demain à 7h' }),
      nextPickupWindow: null,
      earliestPickup: null,
    },
    cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 },
  }),
});

/** No order for an earlier pickup: the next one is said. */
export const Paused: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: answer(ShopNowDocument, {
      ...shopNow,
      shop: { ...shop, opening: { ...shop.opening, resumeTime: '12:30' } },
      cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La boutique fait une pause\./)).toBeVisible();
  },
};

/** Every window of today is taken. */
export const AllWindowsFull: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: answer(ShopNowDocument, {
      ...shopNow,
      shop: { ...shop, nextPickupWindow: windowAt('12:00', 0), earliestPickup: null },
      cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tous les créneaux d’aujourd’hui sont complets\./)).toBeVisible();
  },
};

export const EmptyMenu: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: {
      ...answer(ShopPageDocument, { shop: { ...shopPage.shop, menu: [] } }),
      ...answer(ShopNowDocument, { ...shopNow, cart: { ...cart, lines: [], itemCount: 0, linesCents: 0 } }),
    },
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

/** Looking for a word: only what has it, and the address remembers it. */
export const Searched: Story = {
  ...pageAt('/boulangerie/levain?recherche=baguette'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 article pour « baguette »')).toBeVisible();
    await expect(canvas.queryByText('Croissant au beurre')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Chercher dans la carte' }));
    await expect(await canvas.findByText('Croissant au beurre')).toBeVisible();
  },
};

/** Fetched when one comes near them; older reviews follow the newer ones. */
export const OlderReviews: Story = {
  ...pageAt('/boulangerie/levain'),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('heading', { name: 'Avis' })).scrollIntoView();
    await userEvent.click(await canvas.findByRole('button', { name: 'Voir plus d’avis' }));
    await expect(await canvas.findByText('Le meilleur flan du quartier.')).toBeVisible();
    await expect(canvas.getByText('Camille D.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Voir plus d’avis' })).toBeNull();
  },
};

/** Without any review yet. */
export const NoReviews: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: answer(ShopReviewsDocument, {
      shop: { ...shopReviews.shop, reviews: { __typename: 'ShopReviewPage', reviews: [], next: null } },
    }),
  }),
  play: async ({ canvas }) => {
    (await canvas.findByRole('heading', { name: 'Avis' })).scrollIntoView();
    await expect(await canvas.findByText('Pas encore d’avis')).toBeVisible();
  },
};

/** The reviews are away, the menu is not. */
export const ReviewsFailed: Story = {
  ...pageAt('/boulangerie/levain', { answers: fail(ShopReviewsDocument, new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Croissant au beurre')).toBeVisible();
    (await canvas.findByRole('heading', { name: 'Avis' })).scrollIntoView();
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
