import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { DrinkPageDocument } from '../../../graphql/generated/owner/drink';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const known = answer(DrinkPageDocument, { ownMenu: sampleOwnMenu.ownMenu });
const at = (answers = known, state: unknown = { categoryId: 'c-3', restaurantId: 'levain' }) =>
  pageAt('/add-drink', { signedIn: 'owner', state, answers });

export const Opened: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-3');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la boisson' })).toBeDisabled();
  },
};

export const WithoutNavigation: Story = at(known, null);
export const Loading: Story = at(keepWaiting(DrinkPageDocument));
export const Failed: Story = at(fail(DrinkPageDocument, new Error('503')));
