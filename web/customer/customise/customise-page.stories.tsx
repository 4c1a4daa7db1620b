import { expect, fn, within } from 'storybook/test';
import { AddComposedItemDocument, CustomisePageDocument } from '../../../graphql/generated/customer/customise';
import { answer, fail, fault, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import {
  failingAt,
  pageAt,
  pageParameters,
  says,
  saysAlert,
  type Play,
  type PlayContext,
  type Story,
} from '../../../.storybook/mocked-product';
import { cartCount } from '../../../.storybook/results/cart';
import { pizzaPage, sandwichPage } from '../../../.storybook/results/menu';
import { chosen, selecting } from '../../../.storybook/samples/choices';

export default { tags: ['page'], parameters: pageParameters };

const added = fn(() => ({ addToCart: cartCount }));
const adds = answer(AddComposedItemDocument, added);

const addsToCart = async ({ canvas, userEvent }: PlayContext, selections: ReturnType<typeof selecting>) => {
  await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
  await expect(await canvas.findByText('Plus que 2')).toBeVisible();
  const input = expect.objectContaining({ quantity: 1, selections }) as unknown;
  await expect(added).toHaveBeenLastCalledWith({ input });
};

/** A sandwich with every kind of choice; merguez and tomato have run out. */
export const Sandwich: Story = {
  ...pageAt('/selection/levain/kebab'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sandwich du chef' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Maison Levain' })).toHaveAttribute('href', '/boulangerie/levain');
  },
};

/** What was chosen goes into the cart by its id; the choices bring their own allergens into the list. */
export const MadeUp: Story = {
  ...pageAt('/selection/levain/kebab', { answers: adds }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const allergens = within(await canvas.findByRole('list', { name: 'Allergènes' }));
    await expect(allergens.queryByText('Lait')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blanche/ }));
    await expect(await allergens.findByText('Lait')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Blanche/ }));
    for (const choice of ['Poulet mariné', 'Sans frites', 'Sans boisson', 'Cheddar'])
      await userEvent.click(canvas.getByText(choice));
    await expect(canvas.getAllByText(/9,50.€/)[0]).toBeVisible();
    await addsToCart(context, selecting({ meats: 'poulet', supplements: 'cheddar' }));
    await expect(added).toHaveBeenLastCalledWith({ input: expect.objectContaining({ itemId: 'kebab' }) as unknown });
  },
};

export const Pizza: Story = {
  ...pageAt('/selection/levain/regina', { answers: { ...answer(CustomisePageDocument, pizzaPage), ...adds } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pizza Regina' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /33 cm/ }));
    await expect(canvas.getAllByText(/12,90.€/)[0]).toBeVisible();
    await addsToCart(context, selecting({ size: '33 cm' }));
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
  play: async (context) => {
    const { canvas, userEvent } = context;
    const again = await canvas.findByRole('button', { name: /^Comme la dernière fois/ });
    await expect(again).toHaveTextContent('Poulet mariné, Cheddar');
    await userEvent.click(again);
    await expect(canvas.getByRole('checkbox', { name: /^Poulet mariné/ })).toBeChecked();
    await addsToCart(context, selecting({ meats: 'poulet', supplements: 'cheddar' }));
  },
};

/** Sold out while one was choosing. */
export const SoldOut: Story = {
  ...pageAt('/selection/levain/kebab', { answers: withItem({ soldOut: true }) }),
  play: saysAlert('Épuisé pour aujourd’hui.'),
};

/** An article of the menu that has nothing to compose. */
export const OrderedAsItIs: Story = {
  ...pageAt('/selection/levain/kebab', { answers: withItem({ kind: 'SIMPLE', optionGroups: [] }) }),
  play: says('Cet article se commande tel quel, depuis la carte.'),
};

const adding = (answers: Answers, check: Play): Story => ({
  ...pageAt('/selection/levain/kebab', { answers }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Poulet mariné'));
    for (const part of ['Sans frites', 'Sans boisson']) await userEvent.click(canvas.getByText(part));
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await check(context);
  },
});

const staysChosenAndSays =
  (text: string): Play =>
  async (context) => {
    await saysAlert(text)(context);
    await expect(context.canvas.getByRole('checkbox', { name: /Poulet/ })).toBeChecked();
  };

/** On its way into the cart: nothing can be pressed twice. */
export const Adding: Story = adding(keepWaiting(AddComposedItemDocument), async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Ajouter au panier/ })).toBeDisabled();
});

/** One of the choices sold out meanwhile; the others are still there. */
export const ChoiceSoldOut: Story = adding(
  answer(AddComposedItemDocument, { addToCart: { __typename: 'SoldOut', message: 'Poulet : épuisé.' } }),
  staysChosenAndSays('Poulet : épuisé.'),
);

/** The server could not be reached when adding. */
export const AddingFailed: Story = adding(
  fail(AddComposedItemDocument, new Error('503')),
  staysChosenAndSays('Erreur serveur, veuillez réessayer plus tard.'),
);

/** The server gives its own reason. */
export const AddingRefused: Story = adding(
  fail(AddComposedItemDocument, fault('RATE_LIMITED', 'Trop de demandes.')),
  staysChosenAndSays('Trop de demandes.'),
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
