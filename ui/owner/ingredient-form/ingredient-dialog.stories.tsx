import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadGoesOn } from '../../../.storybook/samples/upload';
import { IngredientDialog } from './ingredient-dialog';
import type { IngredientEntry } from './ingredient-values';

const chicken: IngredientEntry = {
  name: 'Poulet mariné',
  priceCents: 150,
  supplementPriceCents: 0,
  pictureUrl: samplePictures.burger,
  outOfStock: false,
  allergens: ['MUSTARD'],
};

export default {
  component: IngredientDialog,
  args: { open: true, initialValues: chicken, onUpload: fn(uploadGoesOn), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof IngredientDialog>;
type Story = StoryObj<typeof IngredientDialog>;

/** Without a name it is not kept; a new price is. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [name, price] = [canvas.getByLabelText('Nom'), canvas.getByLabelText('Prix')];
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(canvas.getByText('Name and Price are required')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, chicken.name);
    await userEvent.clear(price);
    await userEvent.type(price, '1,80');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...chicken, priceCents: 180 });
  },
};

/** Another picture is on its way: the change waits for it, or is left. */
export const Uploading: Story = {
  args: { error: 'Submission failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Remplacer/), pictureFile('salad'));
    await expect(canvas.getByRole('button', { name: 'Mettre à jour' })).toBeDisabled();
    await expect(canvas.getByText('Il manque : la photo.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { busy: true } };
