import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AddComposedItemDocument, CustomisePageDocument } from '../../../graphql/generated/customer/customise';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { pizzaPage, sandwichPage } from '../../../.storybook/results/menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sandwich with every kind of choice; merguez and tomato have run out. */
export const Sandwich: Story = {
  ...pageAt('/selection/levain/kebab'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sandwich du chef' })).toBeVisible();
  },
};

export const Pizza: Story = {
  ...pageAt('/selection/levain/regina', { answers: answer(CustomisePageDocument, pizzaPage) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pizza Regina' })).toBeVisible();
  },
};

/** Sold out while one was choosing. */
export const SoldOut: Story = pageAt('/selection/levain/kebab', {
  answers: answer(CustomisePageDocument, { ...sandwichPage, item: { ...sandwichPage.item, soldOut: true } }),
});

const addingFails = (error: Error, text: string): Story => ({
  ...pageAt('/selection/levain/kebab', { answers: fail(AddComposedItemDocument, error) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Poulet mariné'));
    for (const part of ['Sans frites', 'Sans boisson']) await userEvent.click(canvas.getByText(part));
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter au panier/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  },
});

/** The server could not be reached when adding. */
export const AddingFailed: Story = addingFails(new Error('503'), 'Erreur serveur, veuillez réessayer plus tard.');

/** The server gives its own reason. */
export const AddingRefused: Story = addingFails(
  new CombinedGraphQLErrors({
    errors: [{ message: 'Trop de demandes.', extensions: { code: 'RATE_LIMITED' } }],
  }),
  'Trop de demandes.',
);

export const Loading: Story = pageAt('/selection/levain/kebab', { answers: keepWaiting(CustomisePageDocument) });

/** An address that names another shop's item: nothing can be ordered from here. */
export const StrangeItem: Story = {
  ...pageAt('/selection/levain/kebab', {
    answers: answer(CustomisePageDocument, { ...sandwichPage, item: { ...sandwichPage.item, shopId: 'zinc' } }),
  }),
  parameters: {
    expectedConsole: [{ text: 'Article introuvable.', because: 'React logs what an error boundary catches' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Article introuvable.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Trouver un commerce' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
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
