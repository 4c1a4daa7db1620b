import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pageWidth } from '../../../.storybook/frames';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { CartScreen } from './cart-screen';
import type { CartLineItem } from '../../../ui/food/cart-lines/cart-lines';

const croissants: CartLineItem = {
  id: 'l-1',
  name: 'Croissant au beurre',
  imageUrl: samplePictures.croissant,
  quantity: 3,
  unitCents: 130,
  lineCents: 390,
  selections: {},
  maxQuantity: 99,
  soldOut: false,
};

const sandwich: CartLineItem = {
  id: 'l-2',
  name: 'Kebab du chef',
  imageUrl: samplePictures.sandwich,
  quantity: 1,
  unitCents: 950,
  lineCents: 950,
  selections: {
    sot: ['Salade', 'Oignon'],
    meats: ['Poulet'],
    sauces: ['Algérienne'],
    supplements: [{ name: 'Cheddar', priceCents: 100 }],
    fries: true,
    drink: 'Limonade 33 cl',
    note: 'Bien cuit',
  },
  maxQuantity: 99,
  soldOut: false,
};

const windows = [
  { id: 'w-1', startHour: 12, label: '12:00 PM - 12:15 PM', remaining: 0 },
  { id: 'w-2', startHour: 12, label: '12:15 PM - 12:30 PM', remaining: 2 },
  { id: 'w-3', startHour: 12, label: '12:30 PM - 12:45 PM', remaining: 8 },
  { id: 'w-4', startHour: 18, label: '6:00 PM - 6:15 PM', remaining: 8 },
];

const meta = {
  component: CartScreen,
  decorators: [pageWidth],
  parameters: { layout: 'fullscreen' },
  args: {
    shop: { name: 'Maison Levain', href: '/boulangerie/levain' },
    lines: [croissants, sandwich],
    linesCents: 1340,
    feeCents: 29,
    totalCents: 1369,
    windows,
    windowId: 'w-2',
    busy: false,
    onQuantityChange: fn(),
    onSelectWindow: fn(),
    onOrder: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No window has the room: a press says so and brings the windows into view. */
export const ChooseAWindow: Story = {
  args: { windowId: undefined, obstacle: { text: 'Please select a valid pickup window.', at: 'windows' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const order = canvas.getByRole('button', { name: /^Commander/ });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(order);
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select a valid pickup window.');
    await expect(canvas.getByRole('region', { name: 'Créneau de retrait' })).toHaveFocus();
    await userEvent.click(canvas.getByText('12:30 PM'));
    await expect(args.onSelectWindow).toHaveBeenCalledWith('w-3');
  },
};

/** The window is chosen, another one press away: on to the payment, from wherever one stands on the page. */
export const ReadyToOrder: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0,29 €')).toBeVisible();
    for (const total of canvas.getAllByText('13,69 €')) await expect(total).toBeVisible();
    const order = canvas.getByRole('button', { name: /^Commander · 13,69.€$/ });
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: /^Retrait 12:15 PM - 12:30 PM/ }));
    await expect(canvas.getByRole('region', { name: 'Créneau de retrait' })).toHaveFocus();
    await userEvent.click(order);
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};

/** A croissant more, the sandwich away; a composed sandwich has no stepper. */
export const ChangeLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 4);
    const composed = within(canvas.getByRole('article', { name: 'Kebab du chef' }));
    await userEvent.click(composed.getByRole('button', { name: 'Ajouter un article : Kebab du chef' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-2', 2);
    await userEvent.click(composed.getByRole('button', { name: 'Supprimer Kebab du chef' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-2', 0);
  },
};

/** While the cart was waiting a price changed, something sold out and something is short. */
export const ThingsChanged: Story = {
  args: {
    lines: [
      { ...croissants, previousUnitCents: 120 },
      { ...sandwich, soldOut: true, notice: 'Épuisé pour aujourd’hui : supprimez cet article pour commander.' },
      {
        ...croissants,
        id: 'l-3',
        name: 'Part de fraisier',
        imageUrl: samplePictures.tart,
        unitCents: 480,
        lineCents: 1440,
        maxQuantity: 2,
        notice: 'Il n’en reste que 2 : réduisez la quantité pour commander.',
      },
    ],
    linesCents: 2780,
    totalCents: 2809,
    obstacle: { text: 'Certains articles ne peuvent pas être commandés.', at: 'items' },
  },
};

/** The window filled up under the customer's eyes. */
export const WindowLost: Story = {
  args: { windowId: 'w-1', obstacle: { text: 'Please select a valid pickup window.', at: 'windows' } },
};

/** The shop takes no more orders today. */
export const NoWindows: Story = {
  args: {
    windows: [],
    obstacle: { text: 'Plus de créneau aujourd’hui : revenez un jour d’ouverture.', at: 'windows' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No pickup windows available for today.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Commander/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select a valid pickup window.');
  },
};

/** A change of quantity is on its way: the total is not settled yet. */
export const Saving: Story = { args: { busy: true } };

/** A line was taken out, and a change did not arrive. */
export const TakenOut: Story = {
  args: {
    lines: [croissants],
    removed: { place: 1, text: 'Kebab du chef : retiré du panier.', onUndo: fn() },
    failedChange: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.removed?.onUndo).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/boulangerie/levain');
  },
};

/** There is no cart anywhere. */
export const NoCart: Story = {
  args: { shop: null, lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toHaveAttribute('href', '/userSearch');
  },
};

export const Loading: Story = { args: { shop: undefined, lines: undefined } };

export const Failed: Story = {
  args: { shop: undefined, lines: undefined, failure: 'Failed to fetch data' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
