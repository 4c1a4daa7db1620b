import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../ui/owner/image-upload/sample-upload';
import { fewMeats, sampleSauces, thirtyMeats } from '../../../ui/owner/sandwich-form/sample-fillings';
import { samplePictures } from '../../../ui/food/picture/sample-pictures';
import { SandwichScreen } from './sandwich-screen';

const withoutPicture = {
  categoryId: 'c-2',
  name: 'Kebab maison',
  description: 'Galette cuite minute, viande à la broche, sauce blanche aux herbes.',
  priceCents: 750,
};
const kebab = {
  ...withoutPicture,
  pictureUrl: samplePictures.sandwich,
  hasMeatSelection: true,
  meatLimit: 2,
  sauceLimit: 2,
  sot: true,
  isMenu: true,
};

const meta = {
  component: SandwichScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Burgers' },
      { id: 'c-2', name: 'Sandwichs' },
    ],
    meats: fewMeats,
    sauces: sampleSauces,
    initialValues: { categoryId: 'c-2' },
    onRetry: fn(),
    onUpload: fn(uploadDone),
    onSubmit: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof SandwichScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Straight from the choice of the type: the category is there. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouveau sandwich' })).toBeVisible();
    await expect(canvas.getByLabelText('Catégorie')).toHaveValue('c-2');
    await expect(canvas.getByRole('button', { name: 'Ajouter le sandwich' })).toBeDisabled();
  },
};

/** Everything set, the preview follows. */
export const FilledIn: Story = {
  args: { initialValues: kebab },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le sandwich' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(kebab));
  },
};

/** By its address alone. */
export const WithoutNavigation: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required information (category/restaurant ID) not found.')).toBeVisible();
  },
};

export const Loading: Story = { args: { categories: null } };

/** The categories did not come. */
export const Failed: Story = {
  args: {
    categories: null,
    failedText: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
  },
};

export const Uploading: Story = {
  args: { initialValues: withoutPicture, onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { initialValues: withoutPicture, onUpload: fn(uploadFails) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { initialValues: { categoryId: 'c-2', pictureUrl: samplePictures.sandwich } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le sandwich' }));
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
  },
};

export const Refused: Story = { args: { initialValues: kebab, error: 'Failed to add sandwich.' } };
export const Saving: Story = { args: { initialValues: kebab, busy: true } };

export const Saved: Story = {
  args: { savedName: 'Kebab maison' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'En ajouter un autre' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

const someMeats = { ...kebab, useAllMeats: false, allowedMeatIds: ['meat-1', 'meat-7', 'meat-12'] };

export const ThirtyMeats: Story = { args: { meats: thirtyMeats, initialValues: someMeats } };
export const MeatsLoading: Story = { args: { meats: null, initialValues: someMeats } };

export const MeatsFailed: Story = {
  args: { meats: null, meatsFailed: true, initialValues: someMeats },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load meats list.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    initialValues: {
      ...kebab,
      name: 'Sandwich Constantinopolitain-Méditerranéen aux légumes anticonstitutionnellement marinés',
      description: 'Pain de campagne au levain naturel, longue fermentation de vingt-quatre heures. '.repeat(4),
      priceCents: 123_450,
    },
  },
};

export const OnATablet: Story = { args: { initialValues: kebab }, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { args: { initialValues: kebab }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { initialValues: kebab }, globals: { theme: 'dark' } };
