import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { DrinkForm, newDrink } from './drink-form';

const lemonade = {
  categoryId: 'c-1',
  name: 'Limonade artisanale',
  sizeText: '33 cl',
  priceCents: 290,
  pictureUrl: samplePictures.cupcake,
};

export default {
  component: DrinkForm,
  args: {
    categories: [
      { id: 'c-1', name: 'Boissons fraîches' },
      { id: 'c-2', name: 'Cafés et thés' },
    ],
    onUpload: fn(uploadDone),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DrinkForm>;
type Story = StoryObj<typeof DrinkForm>;

/** Name, size, two prices; what is in a menu without more is left empty. */
export const FilledIn: Story = {
  args: { initialValues: { categoryId: 'c-1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('cupcake'));
    await pasteInto(userEvent, canvas.getByLabelText('Nom'), 'Limonade');
    await userEvent.click(canvas.getByRole('radio', { name: '33 cl' }));
    await userEvent.type(canvas.getByLabelText('Prix'), '2,90');
    await userEvent.type(canvas.getByLabelText('Supplément menu'), '0,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la boisson' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...newDrink,
      ...{ categoryId: 'c-1', name: 'Limonade', sizeText: '33 cl', priceCents: 290, supplementPriceCents: 50 },
      pictureUrl: samplePictures.sandwich,
    });
  },
};

/** A beer in a size nobody else has, sold out: the preview shows it as the customer meets it. */
export const OtherSize: Story = {
  args: {
    initialValues: {
      ...lemonade,
      name: 'Bière blonde',
      sizeText: 'Grand gobelet',
      soldOut: true,
      allergens: ['GLUTEN'],
      vatRate: 200,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'En rupture' })).toBeChecked();
    await expect(canvas.getByText('Épuisé')).toBeVisible();
    const own = canvas.getByLabelText('Autre contenance');
    await expect(own).toHaveValue('Grand gobelet');
    await userEvent.clear(own);
    await userEvent.type(own, '1,5 L{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ sizeText: '1,5 L' }));
  },
};
