import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../ui/owner/image-upload/sample-upload';
import { samplePictures } from '../../../ui/food/picture/sample-pictures';
import { DrinkScreen } from './drink-screen';

const lemonade = {
  categoryId: 'c-1',
  name: 'Limonade artisanale',
  sizeText: '33 cl',
  priceCents: 290,
  supplementPriceCents: 50,
  pictureUrl: samplePictures.cupcake,
};

const meta = {
  component: DrinkScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Boissons fraîches' },
      { id: 'c-2', name: 'Cafés et thés' },
    ],
    initialValues: { categoryId: 'c-1' },
    onRetry: fn(),
    onUpload: fn(uploadDone),
    onSubmit: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof DrinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la boisson' })).toBeDisabled();
  },
};

export const FilledIn: Story = {
  args: { initialValues: lemonade },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la boisson' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(lemonade));
  },
};

export const WithoutNavigation: Story = { args: { missing: true } };
export const Loading: Story = { args: { categories: null } };
export const Failed: Story = {
  args: { categories: null, failedText: 'Aucune réponse du serveur. Vérifiez votre connexion.' },
};

export const Uploading: Story = {
  args: { onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('cupcake'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(uploadFails) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('cupcake'));
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { initialValues: { pictureUrl: samplePictures.cupcake } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la boisson' }));
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { initialValues: lemonade, error: 'Cette boisson existe déjà dans la catégorie.' },
};
export const Saving: Story = { args: { initialValues: lemonade, busy: true } };
export const Saved: Story = { args: { savedName: 'Limonade artisanale 33 cl' } };

export const LongWords: Story = {
  args: {
    initialValues: {
      ...lemonade,
      name: 'Infusion glacée verveine-menthe-citron de la Drôme provençale',
      sizeText: 'Bouteille consignée 1,5 L',
    },
  },
};

export const OnATablet: Story = { args: { initialValues: lemonade }, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { args: { initialValues: lemonade }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { initialValues: lemonade }, globals: { theme: 'dark' } };
