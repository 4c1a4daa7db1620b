import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormSection } from '../form-frame/form-frame';
import { AddingFrame } from './adding-frame';

const meta = {
  component: AddingFrame,
  args: {
    title: 'Nouveau sandwich',
    onRetry: fn(),
    onAdd: fn(),
    children: <FormSection title="L’essentiel">Le formulaire.</FormSection>,
  },
} satisfies Meta<typeof AddingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Autre chose à ajouter' })).toHaveAttribute(
      'href',
      '/menu-selection',
    );
    await expect(canvas.getByText('Le formulaire.')).toBeVisible();
  },
};

/** Opened by its address alone: nobody knows the category. */
export const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Required information \(category\/restaurant ID\) not found\.$/,
    );
    await expect(canvas.getByRole('link', { name: 'Choisir une catégorie' })).toHaveAttribute(
      'href',
      '/menu-selection',
    );
    await expect(canvas.queryByText('Le formulaire.')).toBeNull();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = {
  args: { failedText: 'Aucune réponse du serveur. Vérifiez votre connexion.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Done: the next one, or a look at the menu. */
export const Saved: Story = {
  args: { savedName: 'Kebab maison' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kebab maison est sur votre carte.');
    await userEvent.click(canvas.getByRole('button', { name: 'En ajouter un autre' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Voir la carte' })).toHaveAttribute('href', '/AddItems');
  },
};

const editing = { editing: true, title: 'Modifier « Kebab maison »' };

/** What is on the menu already: the way back leads there. */
export const Editing: Story = {
  args: editing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Votre carte' })).toHaveAttribute('href', '/AddItems');
    await expect(canvas.getByText('Le formulaire.')).toBeVisible();
  },
};

/** Taken off meanwhile. */
export const Gone: Story = {
  args: { ...editing, missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cet article n’est plus sur votre carte.')).toBeVisible();
    await expect(canvas.queryByText('Le formulaire.')).toBeNull();
  },
};

export const Changed: Story = {
  args: { ...editing, savedName: 'Kebab maison' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kebab maison est à jour.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer à modifier' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
