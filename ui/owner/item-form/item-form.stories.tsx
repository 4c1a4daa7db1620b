import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { sampleCatalogue, sampleItem } from '../../../.storybook/samples/catalogue';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../.storybook/samples/upload';
import { belowEachOther } from '../../../.storybook/situations';
import { ItemForm } from './item-form';

export default {
  component: ItemForm,
  args: { kind: 'SIMPLE', categories: sampleCatalogue, onSubmit: fn(), onUpload: fn(uploadDone) },
} satisfies Meta<typeof ItemForm>;
type Story = StoryObj<typeof ItemForm>;

/** Every missing field says so, the first has the focus; the catalogue brings the picture of what is chosen. */
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('combobox', { name: 'Nom de l’article' });
    await expect(name).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByText('Choisissez une catégorie.')).toBeVisible();
    await expect(canvas.getByText('Indiquez un prix, par exemple 4,50.')).toBeVisible();
    await expect(canvas.getByText('Indiquez une quantité, par exemple 12.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Prix'), 'gratuit{Enter}');
    await expect(canvas.getByText('Prix illisible. Écrivez par exemple 4,50.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Prix'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Viennoiseries');
    await expect(canvas.queryByRole('option', { name: 'Baguette tradition' })).toBeNull();
    await userEvent.selectOptions(name, 'Croissant pur beurre');
    await expect(canvas.getByLabelText(/Image : Remplacer/)).toBeEnabled();
    await userEvent.type(canvas.getByLabelText('Prix'), '1,3');
    await userEvent.type(canvas.getByLabelText('Quantité'), '40');
    await userEvent.click(canvas.getByLabelText('Tout juste sorti du four'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ categoryId: 'c-1', name: 'Croissant pur beurre', pictureUrl: samplePictures.croissant },
        ...{ priceCents: 130, stock: 40, freshlyBaked: true, published: true },
      }),
    );
  },
};

/** Another category: name and picture of the last one go, the price stays; the catalogue may know nothing for it. */
export const CategoryChanged: Story = {
  args: { initialValues: sampleItem },
  play: async ({ canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'Catégorie' });
    await userEvent.selectOptions(category, 'Pains');
    await expect(canvas.getByRole('combobox', { name: 'Nom de l’article' })).toHaveValue('');
    await expect(canvas.getByLabelText(/Image : Choisir une image/)).toBeEnabled();
    await expect(canvas.getByLabelText('Prix')).toHaveValue('1,30');
    await userEvent.selectOptions(category, 'Boissons');
    await expect(canvas.getByText('Aucun article au catalogue de cette catégorie.')).toBeVisible();
  },
};

/** One's own picture in place of the catalogue's: not needed where it cannot be sent, waited for on its way. */
export const OwnPicture: Story = {
  args: { initialValues: sampleItem },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    const send = (label: RegExp) => userEvent.upload(canvas.getByLabelText(label), pictureFile());
    mocked(args.onUpload).mockImplementationOnce(uploadFails);
    await send(/Remplacer/);
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
    await expect(save).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'image" }));
    await send(/Choisir une image/);
    await canvas.findByLabelText(/Remplacer/);
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ pictureUrl: samplePictures.sandwich }));
    mocked(args.onUpload).mockImplementationOnce(uploadGoesOn);
    await send(/Remplacer/);
    await expect(save).toBeDisabled();
    await expect(canvas.getByText('Possible dès que l’image est envoyée.')).toBeVisible();
  },
};

/** Another name was chosen while its picture was sent: the picture is not put on that one. */
export const LatePicture: Story = {
  args: { initialValues: sampleItem },
  play: async ({ args, canvas, userEvent }) => {
    let finish: (url: string) => void = () => undefined;
    mocked(args.onUpload).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await userEvent.upload(canvas.getByLabelText(/Remplacer/), pictureFile());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nom de l’article' }), 'Brioche à tête');
    finish(samplePictures.sandwich);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Brioche à tête', pictureUrl: null }),
    );
  },
};

/** An item that exists: what changes daily, but also what it is called, where it stands and how it looks. */
export const Editing: Story = {
  args: { mode: 'known', initialValues: sampleItem, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom de l’article' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(canvas.getByText('Donnez un nom.')).toBeVisible();
    await userEvent.type(name, 'Croissant au sarrasin');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Pains');
    await expect(canvas.getByLabelText(/Image : Remplacer/)).toBeEnabled();
    const price = canvas.getByLabelText('Prix');
    await userEvent.clear(price);
    await userEvent.type(price, '1.4{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        categoryId: 'c-2',
        name: 'Croissant au sarrasin',
        priceCents: 140,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toBeEnabled();
  },
};

/** Allergens, marks, VAT, preparation and a draft, for those items that need them. */
export const WithExtras: Story = {
  args: { mode: 'known', initialValues: sampleItem },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Visible sur la carte' }));
    await expect(canvas.getByText('Brouillon : vous seul le voyez.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description(?! en)/ }), ' Tiède.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sésame' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Végétarien' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
    await expect(canvas.getByText('Vegan, mais contient : Œufs, Lait.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '5,5 %' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '20 %' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '20 %' })).toHaveAccessibleDescription(/^Alcool/);
    for (const meaning of ['0 Rien à préparer', '1 Comme un sandwich', '2 Comme une pizza', '3 Une grosse pièce']) {
      await expect(canvas.getByRole('group', { name: 'Temps de préparation' })).toHaveTextContent(meaning);
      await userEvent.click(canvas.getByRole('button', { name: 'Plus : Temps de préparation' }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        published: false,
        description: `${sampleItem.description} Tiède.`,
        allergens: ['GLUTEN', 'EGGS', 'MILK', 'SESAME'],
        dietary: ['VEGAN'],
        vatRate: 200,
        preparationUnits: 4,
      }),
    );
  },
};

/** A notice that is missing is led to, wherever it was folded away. */
export const ToOrder: Story = {
  args: { mode: 'known', initialValues: sampleItem },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sur commande'));
    await userEvent.selectOptions(canvas.getByLabelText('Délai de commande'), 'Heures avant le retrait');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Heures avant/ }));
    await userEvent.click(canvas.getByText('Sur commande'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(canvas.getByRole('textbox', { name: /Heures avant/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('48{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        orderRules: { noticeHours: 48, noticeUntil: null, days: null, season: null, dayCapacity: null },
      }),
    );
  },
};

/** Sending; a shop without a category is told where to begin. */
export const SentAgain: Story = {
  render: belowEachOther(
    ItemForm,
    {
      initialValues: sampleItem,
      outcome: { tone: 'danger', text: "Échec de l'ajout de l'article. Veuillez réessayer." },
      busy: true,
    },
    { categories: [], outcome: { tone: 'positive', text: 'Article ajouté avec succès!' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      "Échec de l'ajout de l'article. Veuillez réessayer.",
      'Article ajouté avec succès!',
    ]);
    const [price] = canvas.getAllByLabelText('Prix');
    await expect(price).toHaveValue('1,30');
    await expect(price).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
    await expect(canvas.getAllByRole('combobox', { name: 'Catégorie' })[1]).toHaveAccessibleDescription(
      'Créez d’abord une catégorie.',
    );
  },
};

/** Name and picture are needed, a category is not; what is typed is seen beside. A new category is named on the spot. */
export const Draft: Story = {
  args: { mode: 'draft' },
  play: async ({ args, canvas, userEvent }) => {
    const [name, add] = [
      canvas.getByLabelText('Nom de l’article'),
      canvas.getByRole('button', { name: /^Ajouter un/ }),
    ];
    await userEvent.click(add);
    await expect(canvas.getByText('Le nom et l’image de l’article sont obligatoires.')).toBeVisible();
    await expect(canvas.getByLabelText(/Choisir une image/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Jambon-beurre');
    await expect(canvas.queryByText('Donnez un nom.')).toBeNull();
    await expect(canvas.getByText('Ajoutez une photo.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Pâtisseries');
    await userEvent.type(canvas.getByLabelText('Prix'), '4,5');
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await canvas.findByLabelText(/Remplacer/);
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

export const DraftSendingPicture: Story = {
  args: { mode: 'draft', onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(canvas.getByRole('button', { name: 'Ajouter un article' })).toBeDisabled();
    await expect(canvas.getByText('Possible dès que l’image est envoyée.')).toBeVisible();
  },
};
