import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone, uploadGoesOn } from '../../../.storybook/samples/upload';
import { AddItemForm } from './add-item-form';
import { emptyItem, type NewItemDraft } from './new-item';

const tart: NewItemDraft = {
  ...emptyItem,
  categoryId: 'c-3',
  name: 'Tarte aux fraises',
  pictureUrl: samplePictures.tart,
  priceCents: 420,
};

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and picture are both needed, a category is not asked for; what is typed is seen beside, as on the menu. */
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
    await userEvent.type(name, 'Jambon-beurre');
    await expect(canvas.queryByText('Donnez un nom.')).toBeNull();
    await expect(canvas.getByText('Ajoutez une image.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Pâtisseries');
    await userEvent.type(canvas.getByLabelText('Prix'), '4,5');
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await canvas.findByLabelText(/Remplacer/);
    const preview = within(canvas.getByRole('figure'));
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
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute('href', '/AddItems');
  },
};

/** A category that is not there yet is named on the spot. */
export const NewCategory: Story = {
  args: { initialValues: tart },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Nouvelle catégorie…');
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), 'Goûter');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ categoryId: null, categoryName: 'Goûter' }),
    );
  },
};

export const SendingPicture: Story = {
  args: { initialValues: { ...tart, pictureUrl: null }, onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(canvas.getByRole('button', { name: 'Ajouter un article' })).toBeDisabled();
    await expect(canvas.getByText('Possible dès que l’image est envoyée.')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { initialValues: tart, busy: true },
  play: async ({ canvas }) => {
    for (const part of [canvas.getByRole('button', { name: 'Ajout...' }), canvas.getByLabelText('Nom de l’article')])
      await expect(part).toBeDisabled();
  },
};

/** Added: the form is empty again. */
export const Done: Story = {
  args: { outcome: { tone: 'positive', text: 'Article ajouté avec succès!' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
  },
};
