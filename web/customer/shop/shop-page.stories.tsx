import { of, throwError } from 'rxjs';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TakeOutOfCartDocument } from '../../../graphql/generated/customer/remove-from-cart';
import { AddToCartDocument, ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { ShopReviewsDocument } from '../../../graphql/generated/customer/shop-reviews';
import { answer, fail, fault, keepWaiting } from '../../../.storybook/mocked-answers';
import {
  failingAt,
  pageAt,
  pageParameters,
  says,
  type PlayContext,
  type Story,
} from '../../../.storybook/mocked-product';
import { shopNow, shopPage } from '../../../.storybook/results/menu';
import { camille } from '../../../.storybook/results/people';
import { opening } from '../../../.storybook/results/shops';

export default { tags: ['page'], parameters: pageParameters };

const { shop, cart } = shopNow;
const none = { ...cart, lines: [], itemCount: 0, linesCents: 0 };

const added = fn(() => ({ addToCart: cart }));
const removed = fn(() => ({ setCartLineQuantity: cart }));

const addBaguette = async ({ canvas, userEvent }: PlayContext) => {
  const baguette = within(await canvas.findByRole('article', { name: 'Baguette tradition' }));
  await userEvent.click(baguette.getByRole('button', { name: /^Ajouter/ }));
};

/** A bakery at noon, three croissants in the cart. */
export const Menu: Story = {
  ...pageAt('/boulangerie/levain'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maison Levain' })).toBeVisible();
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Épuisé' })).toBeDisabled();
    const compose = canvas.getByRole('link', { name: /^Ajouter/ });
    await expect(compose).toHaveAttribute('href', '/selection/levain/kebab');
  },
};

/** A simple item goes straight into the cart. */
export const Changed: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: { ...answer(AddToCartDocument, added), ...answer(TakeOutOfCartDocument, removed) },
  }),
  play: async (context) => {
    await addBaguette(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(added).toHaveBeenLastCalledWith({ input: { itemId: 'tradition' } }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant au beurre' }));
    await waitFor(() => expect(removed).toHaveBeenLastCalledWith({ input: { lineId: 'l-1', quantity: 2 } }));
  },
};

/** The server does not take the item. */
export const NotAdded: Story = {
  ...pageAt('/boulangerie/levain', { answers: fail(AddToCartDocument, fault('CONFLICT', 'Le panier a changé.')) }),
  play: async (context) => {
    await addBaguette(context);
    await says("Erreur lors de l'ajout au panier. Veuillez réessayer.")(context);
  },
};

/** What a row has no room for is one press away; the cart below. */
export const OnAPhone: Story = {
  ...Changed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('link', { name: 'Voir le panier (4 articles) - €13.40' });
    await expect(bar).toHaveAttribute('href', '/cart/levain');
    await userEvent.click(canvas.getByRole('button', { name: 'Croissant au beurre' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Croissant au beurre' }));
    await expect(sheet.getByText('Lait')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /^Ajouter/ }));
    await waitFor(() => expect(added).toHaveBeenLastCalledWith({ input: { itemId: 'croissant' } }));
    await userEvent.click(sheet.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The story, the hours and the way there, for who asks. */
export const InfosOpened: Story = {
  ...pageAt('/boulangerie/levain'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Infos' }));
    const infos = within(await canvas.findByRole('region', { name: 'Infos pratiques' }));
    await expect(infos.getByText(/^Pains au levain naturel/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Infos' }));
    await expect(canvas.queryByRole('region', { name: 'Infos pratiques' })).toBeNull();
  },
};

/** A category that has left the menu shows everything; then only the chosen one, and « Tout » brings the others back. */
export const Categories: Story = {
  ...pageAt('/boulangerie/levain?categorie=glaces'),
  play: async ({ canvas, userEvent }) => {
    const item = (name: string) => canvas.queryByRole('heading', { name });
    await expect(await canvas.findByRole('heading', { name: 'Baguette tradition' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Viennoiseries' }));
    await waitFor(() => expect(item('Baguette tradition')).toBeNull());
    await expect(item('Croissant au beurre')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout' }));
    await waitFor(() => expect(item('Baguette tradition')).toBeVisible());
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

/** The shop is closed: its menu can be read, and the page says when it opens. */
export const Closed: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: answer(ShopNowDocument, {
      ...shopNow,
      shop: {
        ...shop,
        opening: opening({ isOpen: false, text: 'Fermé · ouvre demain à 7h' }),
        nextPickupWindow: null,
        earliestPickup: null,
      },
      cart: none,
    }),
  }),
  play: says(/ un jour d’ouverture\.$/),
};

export const EmptyMenu: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: {
      ...answer(ShopPageDocument, { shop: { ...shopPage.shop, menu: [] } }),
      ...answer(ShopNowDocument, { ...shopNow, cart: none }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This restaurant currently has no items on the menu.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Catégories' })).toBeNull();
  },
};

export const Loading: Story = pageAt('/boulangerie/levain', { answers: keepWaiting(ShopPageDocument) });

export const Failed: Story = {
  ...failingAt('/boulangerie/levain', ShopPageDocument, { error: new TypeError('Failed to fetch') }),
  parameters: { expectedConsole: [{ text: 'Failed to fetch', because: 'React logs what an error boundary catches' }] },
};

const noShop = fault('NOT_FOUND', 'Commerce introuvable.');

/** No such shop is no reason not to know who is signed in. */
export const Missing: Story = {
  ...pageAt('/boulangerie/levain', {
    answers: {
      ...fail(ShopPageDocument, noShop),
      ...fail(ShopNowDocument, noShop),
      CustomerHeader: ({ inShop }) => (inShop ? throwError(() => noShop) : of({ viewer: camille, latestCart: null })),
    },
  }),
  parameters: {
    expectedConsole: [{ text: 'Commerce introuvable.', because: 'React logs what an error boundary catches' }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Commerce introuvable.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mon compte' }));
    await expect(await canvas.findByText('Camille Durand')).toBeVisible();
  },
};

/** Looking for a word: only what has it, and the address remembers it. */
export const Searched: Story = {
  ...pageAt('/boulangerie/levain?recherche=baguette'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 article pour « baguette »')).toBeVisible();
    await expect(canvas.queryByText('Croissant au beurre')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Viennoiseries/ })).toBeNull();
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

/** The reviews are away, the menu is not. */
export const ReviewsFailed: Story = {
  ...pageAt('/boulangerie/levain', { answers: fail(ShopReviewsDocument, new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Croissant au beurre')).toBeVisible();
    (await canvas.findByRole('heading', { name: 'Avis' })).scrollIntoView();
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
