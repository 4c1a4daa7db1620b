import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { fewMeats, sampleSauces, thirtyMeats } from '../../../.storybook/samples/fillings';
import { belowEachOther } from '../../../.storybook/situations';
import { SandwichForm } from './sandwich-form';
import { newSandwich } from './sandwich-values';

const kebab = {
  categoryId: 'c-2',
  name: 'Kebab maison',
  description: 'Galette cuite minute, viande à la broche.',
  priceCents: 750,
  pictureUrl: samplePictures.sandwich,
};

export default {
  component: SandwichForm,
  args: {
    categories: [
      { id: 'c-1', name: 'Burgers' },
      { id: 'c-2', name: 'Sandwichs' },
    ],
    meats: fewMeats,
    sauces: sampleSauces,
    onRetry: fn(),
    onUpload: fn(uploadDone),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SandwichForm>;
type Story = StoryObj<typeof SandwichForm>;

/** From nothing to a sandwich: the button waits for the picture, then says what is missing, as each field does. */
export const FilledIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Ajouter le sandwich' });
    await expect(submit).toBeDisabled();
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await userEvent.click(submit);
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
    await expect(canvas.getByLabelText('Catégorie')).toHaveFocus();
    await expect(canvas.getByLabelText('Nom')).toHaveAccessibleDescription('Donnez un nom.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Catégorie'), 'Sandwichs');
    await userEvent.type(canvas.getByLabelText('Nom'), ' Kebab ');
    await expect(canvas.getByLabelText('Nom')).toBeValid();
    await userEvent.type(canvas.getByLabelText('Prix'), '7,5');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const filledIn = { categoryId: 'c-2', name: 'Kebab', priceCents: 750, pictureUrl: samplePictures.sandwich };
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...newSandwich, ...filledIn });
  },
};

/** Two meats out of two, one sauce, salad, tomato and onion. */
export const ChoicesOffered: Story = {
  args: { initialValues: kebab },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Le client choisit ses viandes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Viandes au choix' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Select specific meats' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Poulet mariné' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Merguez' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Sauces au choix' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Salade, tomate, oignon au choix' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le sandwich' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        hasMeatSelection: true,
        meatLimit: 2,
        useAllMeats: false,
        allowedMeatIds: ['meat-1', 'meat-3'],
        sauceLimit: 1,
        sot: true,
        isMenu: false,
      }),
    );
  },
};

/** All at once or one by one; how many is said. */
export const ThirtyMeats: Story = {
  args: {
    meats: thirtyMeats,
    initialValues: { ...kebab, hasMeatSelection: true, meatLimit: 3, useAllMeats: false, allowedMeatIds: ['meat-1'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 sur 30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout cocher' }));
    await expect(canvas.getByText('30 sur 30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout décocher' }));
    await expect(canvas.getByText('Cochez au moins une viande.')).toBeVisible();
  },
};

const someMeats = { ...kebab, hasMeatSelection: true, meatLimit: 1, useAllMeats: false };

/** The list of meats cannot be had; there are none; it is on its way. */
export const NoMeats: Story = {
  args: { initialValues: someMeats },
  render: belowEachOther(SandwichForm, { meats: null, meatsFailed: true }, { meats: [] }, { meats: null }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load meats list.')).toHaveAttribute('role', 'alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    for (const link of canvas.getAllByRole('link', { name: 'Ajouter des viandes' }))
      await expect(link).toHaveAttribute('href', '/meat');
  },
};

/** What the customer may choose stands in the preview; refused, and sent again. */
export const SentAgain: Story = {
  args: {
    initialValues: {
      ...kebab,
      hasMeatSelection: true,
      meatLimit: 2,
      sauceLimit: 2,
      sot: true,
      isMenu: true,
      allergens: ['GLUTEN', 'MILK', 'SESAME'],
      dietary: ['HALAL'],
    },
    error: 'Failed to add sandwich.',
    busy: true,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Sandwich' }));
    await expect(form.getByRole('alert')).toHaveTextContent(/^Failed to add sandwich\.$/);
  },
};
