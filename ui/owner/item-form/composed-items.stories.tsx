import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { fewMeats, sampleSauces, thirtyMeats } from '../../../.storybook/samples/fillings';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pictureFile, uploadDone } from '../../../.storybook/samples/upload';
import { belowEachOther } from '../../../.storybook/situations';
import { ItemForm } from './item-form';

const onRetry = fn();
const ingredients = { meats: fewMeats, sauces: sampleSauces, hasMenuParts: true, onRetry };

const sandwichCategories = [
  { id: 'c-1', name: 'Burgers' },
  { id: 'c-2', name: 'Sandwichs' },
];

export default {
  component: ItemForm,
  args: { kind: 'SANDWICH', categories: sandwichCategories, ingredients, onSubmit: fn(), onUpload: fn(uploadDone) },
} satisfies Meta<typeof ItemForm>;
type Story = StoryObj<typeof ItemForm>;

const kebab = {
  categoryId: 'c-2',
  name: 'Kebab maison',
  description: 'Galette cuite minute, viande à la broche.',
  priceCents: 750,
  pictureUrl: samplePictures.sandwich,
};

/** From nothing to a sandwich: the button waits for the picture, then says what is missing, as each field does. */
export const Sandwich: Story = {
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
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(filledIn));
  },
};

/** Two meats out of two, one sauce, salad, tomato and onion. */
export const SandwichChoices: Story = {
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
    ingredients: { ...ingredients, meats: thirtyMeats },
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
  render: belowEachOther(
    ItemForm,
    { ingredients: { ...ingredients, meats: null, meatsFailed: true } },
    { ingredients: { ...ingredients, meats: [] } },
    { ingredients: { ...ingredients, meats: null } },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load meats list.')).toHaveAttribute('role', 'alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    for (const link of canvas.getAllByRole('link', { name: 'Ajouter des viandes' }))
      await expect(link).toHaveAttribute('href', '/meat');
  },
};

/** What the customer may choose stands in the preview; refused, and sent again. */
export const SandwichRefused: Story = {
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
    outcome: { tone: 'danger', text: 'Failed to add sandwich.' },
    busy: true,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Sandwich' }));
    await expect(form.getByRole('alert')).toHaveTextContent(/^Failed to add sandwich\.$/);
  },
};

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

/** Two sizes, asked for when they are missing, and a new topping; those of the shop are there already. */
export const Pizza: Story = {
  args: {
    kind: 'PIZZA',
    categories: [
      { id: 'c-1', name: 'Pizzas tomate' },
      { id: 'c-2', name: 'Pizzas crème' },
    ],
    ingredients,
    initialValues: { categoryId: 'c-1', toppings },
  },
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
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ categoryId: 'c-1', name: 'Reine', nameEn: 'Queen', pictureUrl: samplePictures.sandwich },
        sizes: [
          { name: 'Junior', priceCents: 790 },
          { name: 'Senior', priceCents: 1090 },
        ],
        toppings: [
          { id: 't-2', name: 'Burrata', priceCents: 250 },
          { id: null, name: 'Œuf', nameEn: 'Egg', priceCents: 100 },
        ],
      }),
    );
  },
};

/** A size without a price, a name that is there twice; the smallest first, by one press each. */
export const SizesReordered: Story = {
  args: {
    ...Pizza.args,
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

const lemonade = {
  categoryId: 'c-1',
  name: 'Limonade artisanale',
  sizeText: '33 cl',
  priceCents: 290,
  pictureUrl: samplePictures.cupcake,
};

/** Name, size, two prices; what is in a menu without more is left empty. */
export const Drink: Story = {
  args: {
    kind: 'DRINK',
    categories: [
      { id: 'c-1', name: 'Boissons fraîches' },
      { id: 'c-2', name: 'Cafés et thés' },
    ],
    initialValues: { categoryId: 'c-1' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('cupcake'));
    await pasteInto(userEvent, canvas.getByLabelText('Nom'), 'Limonade');
    await userEvent.click(canvas.getByRole('radio', { name: '33 cl' }));
    await userEvent.type(canvas.getByLabelText('Prix'), '2,90');
    await userEvent.type(canvas.getByLabelText('Supplément menu'), '0,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la boisson' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ categoryId: 'c-1', name: 'Limonade 33 cl', priceCents: 290, supplementPriceCents: 50 },
        pictureUrl: samplePictures.sandwich,
      }),
    );
  },
};

/** A beer in a size nobody else has, sold out: the preview shows it as the customer meets it. */
export const DrinkInAnotherSize: Story = {
  args: {
    ...Drink.args,
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
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Bière blonde 1,5 L', stock: 0 }));
  },
};
