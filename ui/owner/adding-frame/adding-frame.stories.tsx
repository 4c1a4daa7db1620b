import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { AddingFrame } from './adding-frame';

const editing = { editing: true, title: 'Modifier « Kebab maison »' };

export default {
  component: AddingFrame,
  args: {
    title: 'Nouveau sandwich',
    onRetry: fn(),
    onAdd: fn(),
    children: <p>Le formulaire.</p>,
  },
} satisfies Meta<typeof AddingFrame>;
type Story = StoryObj<typeof AddingFrame>;

/** The way back leads to what else can be added; from what is on the menu already, to the menu. */
export const Form: Story = {
  render: belowEachOther(AddingFrame, {}, editing),
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Autre chose à ajouter' });
    await expect(back).toHaveAttribute('href', '/menu-selection');
    await expect(canvas.getByRole('link', { name: 'Votre carte' })).toHaveAttribute('href', '/AddItems');
    for (const form of canvas.getAllByText('Le formulaire.')) await expect(form).toBeVisible();
  },
};

/** Opened by its address alone: nobody knows the category, or the item was taken off meanwhile. */
export const Missing: Story = {
  args: { missing: true },
  render: belowEachOther(AddingFrame, {}, editing),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Required information \(category\/restaurant ID\) not found\.$/,
    );
    const choose = canvas.getByRole('link', { name: 'Choisir une catégorie' });
    await expect(choose).toHaveAttribute('href', '/menu-selection');
    await expect(canvas.getByText('Cet article n’est plus sur votre carte.')).toBeVisible();
    await expect(canvas.queryByText('Le formulaire.')).toBeNull();
  },
};

export const Failed: Story = {
  render: belowEachOther(
    AddingFrame,
    { failedText: 'Aucune réponse du serveur. Vérifiez votre connexion.' },
    { loading: true },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Done: the next one, the same once more, or a look at the menu. */
export const Saved: Story = {
  args: { savedName: 'Kebab maison' },
  render: belowEachOther(AddingFrame, {}, editing),
  play: async ({ args, canvas, userEvent }) => {
    const [added, changed] = canvas.getAllByRole('status');
    await expect(added).toHaveTextContent('Kebab maison est sur votre carte.');
    await expect(changed).toHaveTextContent('Kebab maison est à jour.');
    await userEvent.click(canvas.getByRole('button', { name: 'En ajouter un autre' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer à modifier' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    for (const link of canvas.getAllByRole('link', { name: 'Voir la carte' }))
      await expect(link).toHaveAttribute('href', '/AddItems');
  },
};
