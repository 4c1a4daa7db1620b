import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../ui/owner/image-upload/sample-upload';
import { sampleSauces } from '../../../ui/owner/sandwich-form/sample-fillings';
import { samplePictures } from '../../../ui/food/picture/sample-pictures';
import { PizzaScreen } from './pizza-screen';

const toppings = [
  { id: 't-1', name: 'Olives noires', priceCents: 80 },
  { id: 't-2', name: 'Burrata', priceCents: 250 },
];
const reine = {
  categoryId: 'c-1',
  name: 'Reine',
  description: 'Tomate, mozzarella fior di latte, jambon blanc, champignons de Paris.',
  pictureUrl: samplePictures.pizza,
  sizes: [
    { name: 'Junior 26 cm', priceCents: 790 },
    { name: 'Senior 33 cm', priceCents: 1090 },
    { name: 'Mega 40 cm', priceCents: 1490 },
  ],
  toppings,
  sauceLimit: 1,
};
/** Where it does not matter how many sizes and toppings there are. */
const oneSize = { ...reine, sizes: reine.sizes.slice(0, 1), toppings: toppings.slice(0, 1) };

const meta = {
  component: PizzaScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Pizzas tomate' },
      { id: 'c-2', name: 'Pizzas crème' },
    ],
    sauces: sampleSauces,
    initialValues: { categoryId: 'c-1', toppings },
    onRetry: fn(),
    onUpload: fn(uploadDone),
    onSubmit: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof PizzaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toppings of the shop are there already. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle pizza' })).toBeVisible();
    await expect(canvas.getByDisplayValue('Olives noires')).toBeVisible();
  },
};

export const FilledIn: Story = {
  args: { initialValues: reine },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la pizza' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(reine));
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
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('pizza'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(uploadFails) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('pizza'));
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
  },
};

/** A picture, a name, and a size without its price. */
export const Incomplete: Story = {
  args: { initialValues: { categoryId: 'c-1', name: 'Reine', pictureUrl: samplePictures.pizza } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la pizza' }));
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
    await expect(canvas.getByLabelText('Taille')).toHaveFocus();
  },
};

export const Refused: Story = { args: { initialValues: oneSize, error: 'Cette pizza existe déjà dans la catégorie.' } };
export const Saving: Story = { args: { initialValues: oneSize, busy: true } };
export const Saved: Story = { args: { savedName: 'Reine' } };

export const LongWords: Story = {
  args: {
    initialValues: {
      ...reine,
      name: 'Quatre fromages affinés des montagnes d’Auvergne et du Haut-Jura méridional',
      sizes: [{ name: 'Exceptionnellement grande, à partager entre amis', priceCents: 2_990 }],
      toppings: [{ id: 't-1', name: 'Jambon cru affiné vingt-quatre mois, coupé au couteau', priceCents: 350 }],
    },
  },
};

export const OnATablet: Story = { args: { initialValues: reine }, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { args: { initialValues: reine }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { initialValues: reine }, globals: { theme: 'dark' } };
