import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { sampleSauces } from '../../../.storybook/samples/fillings';
import { PizzaForm } from './pizza-form';
import { newPizza } from './pizza-values';

const toppings = [
  { id: 't-1', name: 'Olives noires', priceCents: 80 },
  { id: 't-2', name: 'Burrata', priceCents: 250 },
];

const reine = {
  categoryId: 'c-1',
  name: 'Reine',
  description: 'Tomate, mozzarella fior di latte, jambon blanc, champignons.',
  pictureUrl: samplePictures.pizza,
  sizes: [
    { name: 'Junior 26 cm', priceCents: 790 },
    { name: 'Senior 33 cm', priceCents: 1090 },
    { name: 'Mega 40 cm', priceCents: 1490 },
  ],
  toppings,
  sauceLimit: 1,
};
export default {
  component: PizzaForm,
  args: {
    categories: [
      { id: 'c-1', name: 'Pizzas tomate' },
      { id: 'c-2', name: 'Pizzas crème' },
    ],
    sauces: sampleSauces,
    initialValues: { categoryId: 'c-1', toppings },
    onUpload: fn(uploadDone),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PizzaForm>;
type Story = StoryObj<typeof PizzaForm>;

/** Two sizes, asked for when they are missing, and a new topping; those of the shop are there already. */
export const FilledIn: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the essentials', async () => {
      await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('pizza'));
      await userEvent.type(canvas.getByLabelText('Nom'), 'Reine');
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la pizza' }));
      await expect(canvas.getByLabelText('Taille')).toHaveFocus();
    });
    const sizes = within(canvas.getByRole('region', { name: 'Tailles' }));
    await step('two sizes, one below the other', async () => {
      await pasteInto(userEvent, sizes.getByLabelText('Taille'), 'Junior');
      await userEvent.type(sizes.getByLabelText('Prix'), '7,90');
      await userEvent.click(sizes.getByRole('button', { name: 'Une taille de plus' }));
      await userEvent.paste('Senior');
      await expect(sizes.getAllByLabelText('Taille')[1]).toHaveValue('Senior');
      await userEvent.tab();
      await userEvent.keyboard('10,90');
    });
    await step('a topping nobody had yet', async () => {
      const list = within(canvas.getByRole('region', { name: 'Garnitures en plus' }));
      await userEvent.click(list.getByRole('button', { name: 'Une garniture de plus' }));
      await userEvent.paste('Œuf');
      await userEvent.tab();
      await userEvent.keyboard('1');
      await userEvent.click(list.getByRole('button', { name: 'Retirer : Olives noires' }));
    });
    await step('in English, what has a word of its own there', async () => {
      for (const part of canvas.getAllByText('En anglais')) await userEvent.click(part);
      await pasteInto(userEvent, canvas.getByLabelText('Nom en anglais'), 'Queen');
      await pasteInto(userEvent, canvas.getByLabelText('« Œuf » en anglais'), 'Egg');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la pizza' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...newPizza,
      ...{ categoryId: 'c-1', name: 'Reine', nameEn: 'Queen', pictureUrl: samplePictures.sandwich },
      sizes: [
        { name: 'Junior', priceCents: 790 },
        { name: 'Senior', priceCents: 1090 },
      ],
      toppings: [
        { id: 't-2', name: 'Burrata', priceCents: 250 },
        { id: null, name: 'Œuf', nameEn: 'Egg', priceCents: 100 },
      ],
    });
  },
};

/** A size without a price, a name that is there twice; the smallest first, by one press each. */
export const Reordered: Story = {
  args: {
    initialValues: { ...reine, sizes: [...reine.sizes].reverse().concat({ name: 'MEGA 40 cm', priceCents: 1 }) },
  },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter la pizza' });
    const first = canvas.getAllByLabelText('Prix')[0] ?? add;
    await userEvent.clear(first);
    await userEvent.click(add);
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
    await expect(canvas.getByText('Ce nom est déjà pris.')).toBeVisible();
    await expect(first).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(first, '14,90');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : MEGA 40 cm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Junior 26 cm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Junior 26 cm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Mega 40 cm' }));
    await userEvent.click(add);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ sizes: reine.sizes }));
  },
};
