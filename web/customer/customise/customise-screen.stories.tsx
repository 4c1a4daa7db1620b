import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { CustomiseScreen } from './customise-page';
import type { Composable } from './customise-view';

const sandwich: Composable = {
  kind: 'sandwich',
  props: {
    name: 'Kebab du chef',
    description: 'Pain maison, viande marinée, sauce au choix.',
    imageUrl: samplePictures.sandwich,
    allergens: ['GLUTEN', 'SESAME'],
    basePriceCents: 750,
    meatsOffered: true,
    meats: [
      { id: 'm-1', name: 'Poulet' },
      { id: 'm-2', name: 'Veau' },
      { id: 'm-3', name: 'Merguez', soldOut: true },
    ],
    meatLimit: 1,
    sauces: [
      { id: 's-1', name: 'Blanche' },
      { id: 's-2', name: 'Algérienne' },
    ],
    sauceLimit: 2,
    sot: [
      { id: 'salad', label: 'Salade' },
      { id: 'onion', label: 'Oignon' },
    ],
    supplements: [{ id: 'x-1', name: 'Cheddar', group: 'side', priceCents: 100 }],
    menu: null,
  },
};

const pizza: Composable = {
  kind: 'pizza',
  props: {
    name: 'Reine',
    description: 'Tomate, mozzarella, jambon, champignons.',
    imageUrl: samplePictures.pizza,
    allergens: ['GLUTEN', 'MILK'],
    sizes: [
      { name: '26 cm', priceCents: 900 },
      { name: '33 cm', priceCents: 1250 },
    ],
    toppings: [{ id: 't-1', name: 'Olives', priceCents: 100 }],
    sauces: [{ id: 's-1', name: 'Piquante' }],
  },
};

const meta = {
  component: CustomiseScreen,
  args: {
    item: sandwich,
    shopName: 'Le Comptoir du Marais',
    backHref: '/restaurant/comptoir',
    busy: false,
    onRetry: fn(),
    onAddSandwich: fn(),
    onAddPizza: fn(),
  },
} satisfies Meta<typeof CustomiseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was chosen is handed over by id, one piece at the price shown. */
export const Sandwich: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Poulet/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Cheddar/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAddSandwich).toHaveBeenCalledWith(
      expect.objectContaining({ meatIds: ['m-1'], supplementIds: ['x-1'], totalCents: 850 }),
    );
    await expect(canvas.getByRole('link', { name: 'Le Comptoir du Marais' })).toHaveAttribute(
      'href',
      '/restaurant/comptoir',
    );
  },
};

/** More meats than the shop allows: said in place, nothing is taken. */
export const TooMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Poulet/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Veau/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 1 allowed.');
    await expect(canvas.getByRole('checkbox', { name: /Veau/ })).not.toBeChecked();
  },
};

export const Pizza: Story = {
  args: { item: pizza },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /33 cm/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAddPizza).toHaveBeenCalledWith(expect.objectContaining({ size: '33 cm', totalCents: 1250 }));
  },
};

/** It sold out while one was choosing; the choices are still there. */
export const SoldOut: Story = {
  args: { error: 'Poulet : épuisé.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Poulet : épuisé.');
  },
};

/** The server could not be asked. */
export const ServerFailure: Story = { args: { error: 'Erreur serveur, veuillez réessayer plus tard.' } };

/** On its way into the cart: nothing can be pressed twice. */
export const Adding: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeDisabled();
  },
};

/** An article of the menu that has nothing to compose. */
export const OrderedAsItIs: Story = { args: { item: { kind: 'none', name: 'Croissant au beurre' } } };

export const Loading: Story = { args: { item: undefined, shopName: undefined, backHref: '/userSearch' } };

/** It left the menu: trying again would not bring it back. */
export const Unknown: Story = {
  args: { item: undefined, shopName: undefined, failure: 'Article introuvable.', onRetry: undefined },
};

export const Failed: Story = {
  args: {
    item: undefined,
    shopName: undefined,
    failure: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
