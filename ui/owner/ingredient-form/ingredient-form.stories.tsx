import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { belowEachOther } from '../../../.storybook/situations';
import { IngredientForm } from './ingredient-form';

const rest = { nameEn: null, supplementPriceCents: 0, pictureUrl: samplePictures.sandwich, allergens: null };

export default {
  component: IngredientForm,
  args: { type: 'meats', onUpload: fn(uploadDone), onSubmit: fn() },
} satisfies Meta<typeof IngredientForm>;
type Story = StoryObj<typeof IngredientForm>;

/** Two at once, each with its picture; what was left empty is nothing, and one too many is taken away again. */
export const TwoMeats: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const more = canvas.getByRole('button', { name: 'Une viande de plus' });
    await step('one too many', async () => {
      await userEvent.click(more);
      await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Viande 2' }));
      await expect(canvas.getByRole('region', { name: 'Viande' })).toBeVisible();
      await expect(more).toHaveFocus();
    });
    await step('the first, at a price', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la viande' }));
      await expect(canvas.getByText('Name and Price are required')).toBeVisible();
      await expect(canvas.getByLabelText('Nom')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.type(canvas.getByLabelText('Nom'), 'Poulet');
      await userEvent.type(canvas.getByLabelText('Prix'), '1,5');
    });
    await step('the second, where the finger is led', async () => {
      await userEvent.click(more);
      const second = within(canvas.getByRole('region', { name: 'Viande 2' }));
      await expect(second.getByLabelText('Nom')).toHaveFocus();
      await userEvent.paste('Merguez');
      await userEvent.type(second.getByLabelText('Prix'), '0');
      await userEvent.click(second.getByRole('switch', { name: 'En rupture' }));
      await expect(canvas.getByText('Il manque : la photo.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Ajouter 2 viandes' })).toBeDisabled();
      await userEvent.upload(second.getByLabelText(/Choisir une image/), pictureFile('baguette'));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter 2 viandes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      groups: [
        {
          type: 'MEAT',
          entries: [
            { ...rest, name: 'Poulet', priceCents: 150, outOfStock: false },
            { ...rest, name: 'Merguez', priceCents: 0, outOfStock: true },
          ],
        },
      ],
    });
  },
};

/** Refused, and sent again; of salad, tomato and onion what stands. */
export const SentAgain: Story = {
  args: { error: 'Submission failed', busy: true },
  render: belowEachOther(
    IngredientForm,
    { type: 'sauces' },
    { type: 'ismenu' },
    {
      type: 'sot',
      sot: {
        salad: { available: true, outOfStock: false },
        tomato: { available: true, outOfStock: true },
        onion: { available: false, outOfStock: false },
      },
    },
  ),
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts.map((alert) => alert.textContent)).toEqual(Array(3).fill('Submission failed'));
  },
};

/** On offer first, out of stock then; what is not on offer cannot be out of stock, nor what is taken off again. */
export const Salad: Story = {
  args: { type: 'sot' },
  play: async ({ args, canvas, userEvent }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    const [salad, tomato, onion] = [part('Salade'), part('Tomate'), part('Oignon')];
    await expect(tomato.getByRole('switch', { name: 'En rupture' })).toBeDisabled();
    await userEvent.click(salad.getByRole('switch', { name: 'Au choix' }));
    for (const each of [tomato, onion]) {
      await userEvent.click(each.getByRole('switch', { name: 'Au choix' }));
      await userEvent.click(each.getByRole('switch', { name: 'En rupture' }));
    }
    await userEvent.click(onion.getByRole('switch', { name: 'Au choix' }));
    await expect(onion.getByRole('switch', { name: 'En rupture' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      sot: {
        salad: { available: true, outOfStock: false },
        tomato: { available: true, outOfStock: true },
        onion: { available: false, outOfStock: false },
      },
    });
  },
};

/** Fries that cost a little more, no drink. */
export const MenuWithFries: Story = {
  args: { type: 'ismenu' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Des frites' }));
    const fries = within(canvas.getByRole('region', { name: 'Frites' }));
    await pasteInto(userEvent, fries.getByLabelText('Nom'), 'Frites cheddar');
    await userEvent.type(fries.getByLabelText('Supplément menu'), '1,2');
    await userEvent.upload(fries.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le menu' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      groups: [
        {
          type: 'MENU_FRIES',
          entries: [{ ...rest, name: 'Frites cheddar', priceCents: 0, supplementPriceCents: 120, outOfStock: false }],
        },
      ],
    });
  },
};

/** A drink was promised and none entered. */
export const MenuWithoutChoice: Story = {
  args: { type: 'ismenu' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Une boisson' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Boisson 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le menu' }));
    await expect(canvas.getByText('Ajoutez au moins un choix à chaque partie du menu.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Une boisson' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
