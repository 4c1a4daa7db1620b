import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { MenuForm } from './ingredient-form';

const meta = { component: MenuForm, args: { onUpload: fn(uploadDone), onSubmit: fn() } } satisfies Meta<
  typeof MenuForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fries that cost a little more, no drink. */
export const WithFries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Des frites' }));
    const fries = within(canvas.getByRole('region', { name: 'Frites' }));
    await pasteInto(userEvent, fries.getByLabelText('Nom'), 'Frites cheddar');
    await userEvent.type(fries.getByLabelText('Supplément menu'), '1,2');
    await userEvent.upload(fries.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le menu' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'ismenu',
      friesOffered: true,
      fries: [
        {
          name: 'Frites cheddar',
          nameEn: null,
          priceCents: 0,
          supplementPriceCents: 120,
          pictureUrl: samplePictures.sandwich,
          soldOut: false,
          allergens: null,
        },
      ],
      drinksOffered: false,
      drinks: [],
    });
  },
};

/** A drink was promised and none entered. */
export const NothingEntered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Une boisson' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Boisson 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer le menu' }));
    await expect(canvas.getByText('Ajoutez au moins un choix à chaque partie du menu.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Une boisson' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {};
export const Refused: Story = { args: { error: 'Submission failed' } };
export const Busy: Story = { args: { busy: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
