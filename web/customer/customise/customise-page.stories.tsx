import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AddComposedItemDocument, CustomisePageDocument } from '../../../graphql/generated/customer/customise';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { cartCount } from '../../../.storybook/results/cart';
import { pizzaPage, sandwichPage } from '../../../.storybook/results/menu';
import { chosen, selecting } from '../../../.storybook/samples/choices';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const added = fn(() => ({ addToCart: cartCount }));
const adds = answer(AddComposedItemDocument, added);

/** A sandwich with every kind of choice; merguez and tomato have run out. */
export const Sandwich: Story = {
  ...pageAt('/selection/levain/kebab'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sandwich du chef' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maison Levain' })).toHaveAttribute('href', '/boulangerie/levain');
  },
};

/** What was chosen goes into the cart by its id. */
export const MadeUp: Story = {
  ...pageAt('/selection/levain/kebab', { answers: adds }),
  play: async ({ canvas, userEvent }) => {
    for (const choice of ['Poulet mariné', 'Sans frites', 'Sans boisson', 'Cheddar'])
      await userEvent.click(await canvas.findByText(choice));
    await expect(canvas.getAllByText(/9,50.€/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
    const selections = selecting({ meats: 'poulet', supplements: 'cheddar' });
    const input = expect.objectContaining({ itemId: 'kebab', quantity: 1, selections }) as unknown;
    await expect(added).toHaveBeenLastCalledWith({ input });
  },
};

export const Pizza: Story = {
  ...pageAt('/selection/levain/regina', { answers: { ...answer(CustomisePageDocument, pizzaPage), ...adds } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pizza Regina' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /33 cm/ }));
    await expect(canvas.getAllByText(/12,90.€/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
    const selections = selecting({ size: '33 cm' });
    await expect(added).toHaveBeenLastCalledWith({ input: expect.objectContaining({ selections }) as unknown });
  },
};

const withItem = (facts: Partial<typeof sandwichPage.item>) =>
  answer(CustomisePageDocument, { ...sandwichPage, item: { ...sandwichPage.item, ...facts } });

/** One who ordered it before has the same again by one tap, without what has run out. */
export const AsLastTime: Story = {
  ...pageAt('/selection/levain/kebab', {
    answers: {
      ...withItem({ lastChoices: chosen({ meats: ['Poulet mariné', 'Merguez'], supplements: ['Cheddar'] }) }),
      ...adds,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /^Comme la dernière fois/ });
    await expect(again).toHaveTextContent('Poulet mariné, Cheddar');
    await userEvent.click(again);
    await expect(canvas.getByRole('checkbox', { name: /^Poulet mariné/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(await canvas.findByText('Plus que 2')).toBeVisible();
    const selections = selecting({ meats: 'poulet', supplements: 'cheddar' });
    await expect(added).toHaveBeenLastCalledWith({ input: expect.objectContaining({ selections }) as unknown });
  },
};

/** Sold out while one was choosing. */
export const SoldOut: Story = {
  ...pageAt('/selection/levain/kebab', { answers: withItem({ soldOut: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Épuisé pour aujourd’hui.');
  },
};

/** An article of the menu that has nothing to compose. */
export const OrderedAsItIs: Story = {
  ...pageAt('/selection/levain/kebab', { answers: withItem({ kind: 'SIMPLE', optionGroups: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article se commande tel quel, depuis la carte.')).toBeVisible();
  },
};

const adding = (answers: Answers, check: NonNullable<Story['play']>): Story => ({
  ...pageAt('/selection/levain/kebab', { answers }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Poulet mariné'));
    for (const part of ['Sans frites', 'Sans boisson']) await userEvent.click(canvas.getByText(part));
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await check(context);
  },
});

const saysAlert =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('checkbox', { name: /Poulet/ })).toBeChecked();
  };

/** On its way into the cart: nothing can be pressed twice. */
export const Adding: Story = adding(keepWaiting(AddComposedItemDocument), async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Ajouter au panier/ })).toBeDisabled();
});

/** One of the choices sold out meanwhile; the others are still there. */
export const ChoiceSoldOut: Story = adding(
  answer(AddComposedItemDocument, { addToCart: { __typename: 'SoldOut', message: 'Poulet : épuisé.' } }),
  saysAlert('Poulet : épuisé.'),
);

/** The server could not be reached when adding. */
export const AddingFailed: Story = adding(
  fail(AddComposedItemDocument, new Error('503')),
  saysAlert('Erreur serveur, veuillez réessayer plus tard.'),
);

/** The server gives its own reason. */
export const AddingRefused: Story = adding(
  fail(
    AddComposedItemDocument,
    new CombinedGraphQLErrors({ errors: [{ message: 'Trop de demandes.', extensions: { code: 'RATE_LIMITED' } }] }),
  ),
  saysAlert('Trop de demandes.'),
);

export const Loading: Story = pageAt('/selection/levain/kebab', { answers: keepWaiting(CustomisePageDocument) });

export const Failed: Story = failingAt('/selection/levain/kebab', CustomisePageDocument);

/** An address that names another shop's item: nothing can be ordered from here. */
export const StrangeItem: Story = {
  ...pageAt('/selection/levain/kebab', { answers: withItem({ shopId: 'zinc' }) }),
  parameters: {
    expectedConsole: [{ text: 'Article introuvable.', because: 'React logs what an error boundary catches' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Article introuvable.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Trouver un commerce' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Ajouter au panier|Choisir/ })).toBeNull();
  },
};

/** The choices bring their own allergens into the list. */
export const AllergensFollow: Story = {
  ...pageAt('/selection/levain/kebab'),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Allergènes' }));
    await expect(list.queryByText('Lait')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blanche/ }));
    await expect(await list.findByText('Lait')).toBeVisible();
  },
};
