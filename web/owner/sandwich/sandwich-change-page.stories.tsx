import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  ChangeSandwichDocument,
  SandwichFillingsDocument,
  SandwichPageDocument,
  SandwichToChangeDocument,
} from '../../../graphql/generated/owner/sandwich';
import { notThere } from '../../page/not-there';
import {
  sampleOwnIngredients,
  sampleOwnMenu,
  sampleOwnPizza,
  sampleOwnSandwich,
} from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const known = {
  ...answer(SandwichPageDocument, { ownMenu: sampleOwnMenu.ownMenu }),
  ...answer(SandwichFillingsDocument, sampleOwnIngredients),
  ...answer(SandwichToChangeDocument, { ownItem: sampleOwnSandwich }),
};
const at = (answers = known) => pageAt('/restaurant/add-sandwich/i-4', { signedIn: 'owner', answers });

/** Everything stands in the form as customers have it now. */
export const Opened: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier « Jambon-beurre »' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-2');
    await expect(canvas.getByRole('switch', { name: 'Le client choisit ses viandes' })).toBeChecked();
    const meats = within(canvas.getByRole('group', { name: 'Viandes proposées' }));
    await expect(meats.getByRole('checkbox', { name: /Poulet rôti/ })).toBeChecked();
    await expect(meats.getByRole('checkbox', { name: /Jambon de Paris/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toBeEnabled();
  },
};

/** Sent whole, answered, said. */
export const Changed: Story = {
  ...at({
    ...known,
    ...answer(ChangeSandwichDocument, { changeSandwich: { ...sampleOwnSandwich, name: 'Parisien' } }),
  }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nom(?! en)/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Parisien');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Parisien est à jour.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer à modifier' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier « Parisien »' })).toBeVisible();
  },
};

/** Taken off the menu on another screen while this form was open. */
export const GoneMeanwhile: Story = {
  ...at({ ...known, ...fail(ChangeSandwichDocument, notThere('Article introuvable.')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Article introuvable.')).toBeVisible();
  },
};

/** What was written and not sent is not left without a question. */
export const LeftUnsaved: Story = {
  ...at(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Salade, tomate, oignon au choix' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Votre carte' }));
    await expect(await canvas.findByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rester' }));
    await expect(canvasElement).toHaveTextContent('Modifier « Jambon-beurre »');
  },
};

export const Gone: Story = {
  ...at({ ...known, ...fail(SandwichToChangeDocument, notThere('Article introuvable.')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article n’est plus sur votre carte.')).toBeVisible();
  },
};

/** The address of something else. */
export const NoSandwich: Story = {
  ...at({ ...known, ...answer(SandwichToChangeDocument, { ownItem: sampleOwnPizza }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article n’est plus sur votre carte.')).toBeVisible();
  },
};

export const Loading: Story = at({ ...known, ...keepWaiting(SandwichToChangeDocument) });
export const Failed: Story = {
  ...at({ ...known, ...fail(SandwichToChangeDocument, new Error('503')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
