import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone, uploadGoesOn } from '../../../.storybook/samples/upload';
import { belowEachOther } from '../../../.storybook/situations';
import { AddItemForm } from './add-item-form';

export default {
  component: AddItemForm,
  args: {
    categories: [
      { id: 'c-1', name: 'Viennoiseries' },
      { id: 'c-2', name: 'Pains' },
      { id: 'c-3', name: 'Pâtisseries' },
    ],
    onSubmit: fn(),
    onUpload: fn(uploadDone),
  },
} satisfies Meta<typeof AddItemForm>;
type Story = StoryObj<typeof AddItemForm>;

/** Name and picture are needed, a category is not; what is typed is seen beside. A new category is named on the spot. */
export const Adding: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    const [name, add] = [
      canvas.getByLabelText('Nom de l’article'),
      canvas.getByRole('button', { name: /^Ajouter un/ }),
    ];
    await userEvent.click(add);
    await expect(canvas.getByText('Le nom et l’image de l’article sont obligatoires.')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const preview = within(canvas.getByRole('figure'));
    await expect(preview.getByText('Nom de l’article')).toBeVisible();
    await expect(preview.getByText('Prix à venir')).toBeVisible();
    await userEvent.type(name, 'Jambon-beurre');
    await expect(canvas.queryByText('Donnez un nom.')).toBeNull();
    await expect(canvas.getByText('Ajoutez une image.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Pâtisseries');
    await userEvent.type(canvas.getByLabelText('Prix'), '4,5');
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await canvas.findByLabelText(/Remplacer/);
    await expect(preview.getByText('Jambon-beurre')).toBeVisible();
    await expect(preview.getByText(/4,50\s€/)).toBeVisible();
    await userEvent.click(add);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      categoryId: 'c-3',
      categoryName: null,
      name: 'Jambon-beurre',
      pictureUrl: samplePictures.sandwich,
      priceCents: 450,
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Nouvelle catégorie…');
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), 'Goûter{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ categoryId: null, categoryName: 'Goûter' }),
    );
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute('href', '/AddItems');
  },
};

export const SendingPicture: Story = {
  args: { onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(canvas.getByRole('button', { name: 'Ajouter un article' })).toBeDisabled();
    await expect(canvas.getByText('Possible dès que l’image est envoyée.')).toBeVisible();
  },
};

/** On its way; added, where the form is empty again. */
export const Sent: Story = {
  render: belowEachOther(
    AddItemForm,
    { busy: true },
    { outcome: { tone: 'positive', text: 'Article ajouté avec succès!' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajout...' })).toBeDisabled();
    await expect(canvas.getAllByLabelText('Nom de l’article')[0]).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
  },
};
