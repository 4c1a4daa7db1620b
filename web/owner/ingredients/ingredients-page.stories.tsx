import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { IngredientsPageDocument, SetSotDocument } from '../../../graphql/generated/owner/ingredients';
import { sampleOwnIngredients } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ingredients = answer(IngredientsPageDocument, sampleOwnIngredients);
const at = (path: string, answers = ingredients) => pageAt(path, { signedIn: 'owner', answers });

export const Meats: Story = {
  ...at('/meat'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Poulet rôti')).toBeVisible();
  },
};

export const Sauces: Story = {
  ...at('/sauces'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mayonnaise')).toBeVisible();
  },
};

export const SotKept: Story = {
  ...at('/restaurant/ingredients-page?type=sot', { ...ingredients, ...answer(SetSotDocument, { setSot: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Crudités enregistrées.')).toBeVisible();
  },
};

export const SotFailed: Story = {
  ...at('/restaurant/ingredients-page?type=sot', { ...ingredients, ...fail(SetSotDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Submission failed')).toBeVisible();
  },
};

export const Nothing: Story = at('/drinks', answer(IngredientsPageDocument, { ownIngredients: [] }));
export const Loading: Story = at('/meat', keepWaiting(IngredientsPageDocument));
export const Failed: Story = at('/meat', fail(IngredientsPageDocument, new Error('503')));
