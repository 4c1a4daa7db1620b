import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartPageDocument, LatestCartPageDocument, PickupDaysDocument } from '../../../graphql/generated/customer/cart';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { ahead, cart, emptyCart, pickupDays, troubledCart } from '../../../.storybook/results/cart';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What, when, for how much; the earliest window that fits is chosen already. */
export const ReadyToOrder: Story = {
  ...pageAt('/cart/levain'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^12:15 PM/ })).toBeChecked();
    await userEvent.click(canvas.getByText('12:30 PM'));
    await expect(canvas.getByRole('button', { name: /^Retrait 12:30 PM/ })).toBeVisible();
  },
};

/** Orders are taken ahead: the first day on which all of it can be had is chosen, and what decides is said. */
export const Ahead: Story = {
  ...pageAt('/cart/levain', { answers: ahead }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'lun. 15' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Aujourd’hui.*72 h avant/ })).toBeDisabled();
    await expect(canvas.getByText(/72 h avant\. À partir du lundi 15 juin\./)).toBeVisible();
    // Too early that day for the notice: left out.
    await expect(canvas.queryByText('8:00 AM')).toBeNull();
    await userEvent.click(await canvas.findByText('11:00 AM'));
    await expect(canvas.getByRole('button', { name: /^Retrait lun. 15, 11:00 AM/ })).toBeVisible();
  },
};

const [today] = pickupDays;
const served = { ...cart, lines: cart.lines.map((line) => ({ ...line, servedText: 'de 11:30 à 12:30' })) };

/** Something has hours of its own, in a shop that takes orders for today alone: windows outside of them are not offered. */
export const WithinItsHours: Story = {
  ...pageAt('/cart/levain', {
    answers: {
      ...answer(CartPageDocument, { cart: served }),
      ...answer(PickupDaysDocument, {
        pickupDays: today
          ? [{ ...today, possible: true, item: null, why: null, shutWindows: [cart.shop.pickupWindows[1]?.id ?? ''] }]
          : [],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Se retire de/))[0]).toHaveTextContent('Se retire de 11:30 à 12:30.');
    await expect(await canvas.findByRole('button', { name: /^Retrait 12:30 PM/ })).toBeVisible();
    await expect(canvas.queryByText('12:15 PM')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /^Aujourd’hui/ })).toBeNull();
  },
};

/** They are over for today. */
export const PastItsHours: Story = {
  ...pageAt('/cart/levain', {
    answers: {
      ...answer(CartPageDocument, { cart: served }),
      ...answer(PickupDaysDocument, {
        pickupDays: today ? [{ ...today, why: 'Formule du midi : de 11:30 à 12:30.' }] : [],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Aujourd’hui.*de 11:30 à 12:30/ })).toBeDisabled();
    await expect(canvas.queryByText(/^Aucun jour ne convient/)).toBeNull();
  },
};

/** The notice of something ran out while the cart was open. */
export const NoDayLeft: Story = {
  ...pageAt('/cart/levain', {
    answers: {
      ...ahead,
      ...answer(PickupDaysDocument, {
        pickupDays: pickupDays.map((day) => ({ ...day, possible: false, isFirst: false })),
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Aucun jour ne convient/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Commander/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Prices and stock moved while the cart waited. */
export const ThingsChanged: Story = pageAt('/cart/levain', {
  answers: answer(CartPageDocument, { cart: troubledCart }),
});

const [first] = cart.shop.pickupWindows;
if (!first) throw new Error('a cart without windows');
const kept = {
  ...cart,
  hold: {
    __typename: 'CartHold' as const,
    windowId: first.id,
    units: cart.units,
    secondsLeft: 522,
    window: { ...first, remaining: cart.units },
  },
};

/** Back from the payment: the window is kept, full for everybody else, and chosen already. */
export const Kept: Story = {
  ...pageAt('/cart/levain', { answers: answer(CartPageDocument, { cart: kept }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Créneau réservé encore/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /12:00 PM/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Commander/ })).toBeEnabled();
  },
};

/** Meanwhile the shop pauses, or the window passes its lead time: it can be paid for all the same. */
export const KeptAlone: Story = {
  ...pageAt('/cart/levain', {
    answers: answer(CartPageDocument, { cart: { ...kept, shop: { ...cart.shop, pickupWindows: [] } } }),
  }),
  play: Kept.play,
};

/** An old order once more, as far as the shop has it. */
export const OrderedAgain: Story = {
  ...pageAt('/cart/levain', {
    state: { orderedAgain: ['Tarte au citron : n’est plus à la carte.', 'Éclair au café : il n’en reste que 2.'] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Éclair au café : il n’en reste que 2.')).toBeVisible();
  },
};

/** No window left today. */
export const NoWindows: Story = pageAt('/cart/levain', {
  answers: answer(CartPageDocument, { cart: { ...cart, shop: { ...cart.shop, pickupWindows: [] } } }),
});

export const Empty: Story = pageAt('/cart/levain', { answers: answer(CartPageDocument, { cart: emptyCart }) });

/** `/cart` without any cart. */
export const NoCart: Story = pageAt('/cart', {
  answers: answer(LatestCartPageDocument, { latestCart: null, carts: [] }),
});

/** `/cart` with carts in several shops. */
export const SeveralCarts: Story = {
  ...pageAt('/cart', {
    answers: answer(LatestCartPageDocument, {
      latestCart: cart,
      carts: [cart, { ...cart, id: 'cart-grill', shop: { __typename: 'Shop', id: 'grill', name: 'Sami Grill' } }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sami Grill' })).toHaveAttribute('href', '/cart/grill');
  },
};

export const Loading: Story = pageAt('/cart/levain', { answers: keepWaiting(CartPageDocument) });

export const Failed: Story = pageAt('/cart/levain', { answers: fail(CartPageDocument, new Error('503')) });
