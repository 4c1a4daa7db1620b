import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../.storybook/samples/upload';
import { IngredientForm } from './ingredient-form';

const meta = {
  component: IngredientForm,
  args: { type: 'meats', onUpload: fn(uploadDone), onSubmit: fn() },
} satisfies Meta<typeof IngredientForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two at once, each with its picture; what was left empty is nothing. */
export const TwoMeats: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the first, at a price', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
      await userEvent.type(canvas.getByLabelText('Nom'), 'Poulet');
      await userEvent.type(canvas.getByLabelText('Prix'), '1,5');
    });
    await step('the second, where the finger is led', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Une viande de plus' }));
      const second = within(canvas.getByRole('region', { name: 'Viande 2' }));
      await expect(second.getByLabelText('Nom')).toHaveFocus();
      await userEvent.paste('Merguez');
      await userEvent.type(second.getByLabelText('Prix'), '0');
      await userEvent.click(second.getByRole('switch', { name: 'En rupture' }));
      await expect(canvas.getByText('Il manque : la photo.')).toBeVisible();
      await userEvent.upload(second.getByLabelText(/Choisir une image/), pictureFile('baguette'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter 2 viandes' }));
    const rest = { nameEn: null, supplementPriceCents: 0, pictureUrl: samplePictures.sandwich, allergens: null };
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'meats',
      entries: [
        { ...rest, name: 'Poulet', priceCents: 150, soldOut: false },
        { ...rest, name: 'Merguez', priceCents: 0, soldOut: true },
      ],
    });
  },
};

export const Meats: Story = {};
export const Sauces: Story = { args: { type: 'sauces' } };
export const Sides: Story = { args: { type: 'sides' } };
export const Drinks: Story = { args: { type: 'drinks' } };
export const Desserts: Story = { args: { type: 'desserts' } };

/** The picture is there, name and price are not. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la viande' }));
    await expect(canvas.getByText('Name and Price are required')).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** One too many is taken away again. */
export const OneLess: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Une viande de plus' });
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Viande 2' }));
    await expect(canvas.getByRole('region', { name: 'Viande' })).toBeVisible();
    await expect(more).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { onUpload: fn(uploadGoesOn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la viande' })).toBeDisabled();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(uploadFails) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { error: 'Submission failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Submission failed$/);
  },
};

export const Busy: Story = { args: { busy: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
