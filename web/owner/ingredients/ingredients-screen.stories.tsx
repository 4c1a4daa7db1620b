import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { pictureFile, uploadDone, uploadFails, uploadGoesOn } from '../../../.storybook/samples/upload';
import { sampleIngredient, sampleMeats } from '../../../.storybook/samples/ingredients';
import { sampleSauces, thirtyMeats } from '../../../.storybook/samples/fillings';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { IngredientsScreen, type IngredientsScreenProps } from './ingredients-page';
import type { IngredientEntry } from '../../../ui/owner/ingredient-form/ingredient-values';

function Kept(props: IngredientsScreenProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <IngredientsScreen
      {...props}
      selectedId={selectedId}
      onSelect={(type) => {
        setSelectedId(type);
        props.onSelect(type);
      }}
    />
  );
}

const lists = {
  meats: sampleMeats,
  sauces: sampleSauces.map(({ id, name }) => sampleIngredient(id, name, { priceCents: 50 })),
  sides: [sampleIngredient('s-1', 'Frites maison', { priceCents: 300, pictureUrl: samplePictures.burger })],
  drinks: [sampleIngredient('d-1', 'Limonade 33 cl', { priceCents: 250, pictureUrl: samplePictures.cupcake })],
  desserts: [],
  menuFries: [sampleIngredient('f-1', 'Frites cheddar', { priceCents: 0, supplementPriceCents: 120 })],
  menuDrinks: [],
};

const nothing = { meats: [], sauces: [], sides: [], drinks: [], desserts: [], menuFries: [], menuDrinks: [] };

const chicken: IngredientEntry = {
  name: 'Poulet mariné',
  priceCents: 150,
  supplementPriceCents: 0,
  pictureUrl: samplePictures.burger,
  soldOut: false,
  allergens: ['MUSTARD'],
};

const meta = {
  component: IngredientsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    selectedId: 'meats',
    onSelect: fn(),
    lists,
    sot: {
      salad: { available: true, soldOut: false },
      tomato: { available: true, soldOut: true },
      onion: { available: false, soldOut: false },
    },
    onRetry: fn(),
    onSoldOutChange: fn(),
    onRemove: fn(),
    onUpload: fn(uploadDone),
    onSubmit: fn(),
    busy: false,
    round: 0,
    edited: null,
    onEdit: fn(),
    onUpdate: fn(),
    onClose: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof IngredientsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From type to type by the keyboard; what is sold out is one press away. */
export const Meats: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chickenRow = within(canvas.getByRole('listitem', { name: 'Poulet mariné' }));
    await userEvent.click(chickenRow.getByRole('switch', { name: 'En rupture' }));
    await expect(args.onSoldOutChange).toHaveBeenCalledWith('m-1', true);
    canvas.getByRole('tab', { name: 'Viandes 4' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('sauces');
    await expect(canvas.getByRole('listitem', { name: 'Algérienne' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('listitem', { name: 'Poulet mariné' })).toBeVisible();
  },
};

export const Sauces: Story = { args: { selectedId: 'sauces' } };
export const Drinks: Story = { args: { selectedId: 'drinks' } };

/** Nothing yet: the form alone. */
export const Empty: Story = {
  args: { lists: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Viandes' })).toBeVisible();
  },
};

export const SaladTomatoOnion: Story = { args: { selectedId: 'sot' } };
export const Menu: Story = { args: { selectedId: 'ismenu' } };

/** On a tablet the list comes first, the form at a press. */
export const AddOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Une viande de plus', expanded: false }));
    await expect(canvas.getByRole('form', { name: 'Viandes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le formulaire' }));
    await expect(canvas.queryByRole('form', { name: 'Viandes' })).toBeNull();
  },
};

export const Uploading: Story = {
  args: { onUpload: fn(uploadGoesOn), lists: { ...lists, meats: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { onUpload: fn(uploadFails), lists: { ...lists, meats: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await expect(await canvas.findByText('Image upload failed. Try again.')).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { lists: { ...lists, meats: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile('burger'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la viande' }));
    await expect(canvas.getByText('Name and Price are required')).toBeVisible();
  },
};

export const Refused: Story = { args: { error: 'Submission failed', lists: { ...lists, meats: [] } } };

/** Kept: the form begins anew, the list is longer. */
export const Saved: Story = {
  args: { round: 1, outcome: { tone: 'positive', text: '2 viandes ajoutées.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 viandes ajoutées.')).toBeVisible();
  },
};

/** One is changed; the list stays behind. */
export const Editing: Story = {
  args: { edited: { id: 'm-1', initialValues: chicken, priceOptional: false, busy: false } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Modifier « Poulet mariné »' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.onUpdate).toHaveBeenCalledWith('m-1', chicken);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Kebab' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('m-2');
  },
};

export const ThirtyMeats: Story = {
  args: { lists: { ...lists, meats: thirtyMeats.map(({ id, name }) => sampleIngredient(id, name)) } },
};

export const Loading: Story = { args: { lists: null, sot: undefined } };
export const Failed: Story = { args: { failedText: 'Aucune réponse du serveur. Vérifiez votre connexion.' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
