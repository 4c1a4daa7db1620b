import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { sampleLunchDeal, sampleMenu, sampleSnackDeal } from '../../../.storybook/samples/own-meal-deals';
import { MealDealEditor } from './meal-deal-editor';

export default {
  component: MealDealEditor,
  args: { takenNames: [], categories: sampleMenu, onSubmit: fn(), onCancel: fn(), onEdit: fn() },
} satisfies Meta<typeof MealDealEditor>;
type Story = StoryObj<typeof MealDealEditor>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const partOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** A category at one press each, which also names the choice; what customers save is said while the price is typed. */
export const New: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
    await userEvent.keyboard('Formule Midi');
    const sandwich = partOf(canvas, 'Choix 1');
    await userEvent.click(sandwich.getByRole('checkbox', { name: 'Sandwichs' }));
    await expect(sandwich.getByRole('textbox', { name: 'Nom du choix' })).toHaveValue('Sandwich');
    await userEvent.click(partOf(canvas, 'Choix 2').getByRole('checkbox', { name: 'Desserts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Un choix de plus' }));
    const drink = partOf(canvas, 'Choix 3');
    await expect(drink.getByRole('textbox', { name: 'Nom du choix' })).toHaveFocus();
    await userEvent.keyboard('Boisson fraîche');
    await userEvent.click(drink.getByText('Choisir un par un'));
    await userEvent.click(drink.getByRole('checkbox', { name: 'Eau' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prix' }), '7,90');
    await expect(canvas.getByText(/^Vos clients économisent de 0,60\s€ à 4,30\s€\.$/)).toBeVisible();
    await userEvent.click(sandwich.getByText('Suppléments'));
    await userEvent.type(sandwich.getByRole('textbox', { name: 'Supplément : Saumon' }), '1,50');
    await expect(canvas.getByText(/^Vos clients économisent de 0,60\s€ à 3,00\s€\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    const option = (itemId: string, surchargeCents = 0) => ({ itemId, surchargeCents });
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ name: 'Formule Midi', nameEn: null, priceCents: 790, served: { days: [], from: null, until: null } },
      parts: [
        { name: 'Sandwich', nameEn: null, options: [option('s-1'), option('s-2'), option('s-3', 150)] },
        { name: 'Dessert', nameEn: null, options: [option('d-1'), option('d-2')] },
        { name: 'Boisson fraîche', nameEn: null, options: [option('b-1')] },
      ],
    });
  },
};

/** Nothing yet, then the name of another deal: each is said at its field. */
export const Refused: Story = {
  args: { takenNames: ['Formule Midi'] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await expect(canvas.getAllByText('Donnez un nom.')).toHaveLength(3);
    await expect(canvas.getByText('Indiquez un prix, par exemple 4,50.')).toBeVisible();
    await expect(canvas.getAllByText('Choisissez au moins un article.')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Nom', description: /Donnez/ })).toHaveFocus();
    await userEvent.keyboard('formule midi');
    await expect(canvas.getByText('Une formule a déjà ce nom.')).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An existing one: a choice less, other hours, names in English. */
export const Changed: Story = {
  args: { initialValues: sampleLunchDeal },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : Choix 2' }));
    await expect(canvas.getByRole('button', { name: 'Un choix de plus' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Retirer/ })).toBeNull();
    await userEvent.click(canvas.getByText('Jours et heures'));
    await fireEvent.change(canvas.getByLabelText('Dès'), { target: { value: '11:30' } });
    await userEvent.click(canvas.getByText('En anglais'));
    await userEvent.type(canvas.getByRole('textbox', { name: '« Boisson » en anglais' }), 'Drink');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ nameEn: 'Lunch deal', served: { days: [], from: '11:30', until: '14:30' } },
        parts: [
          expect.objectContaining({ name: 'Sandwich', nameEn: null }),
          expect.objectContaining({ name: 'Boisson', nameEn: 'Drink' }),
        ],
      }),
    );
  },
};

/** At some prices customers save nothing, with some items or with all; the owner reads so before saving. */
export const SavesNothing: Story = {
  args: { initialValues: sampleSnackDeal },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Vos clients économisent jusqu’à 2,00\s€\.$/)).toBeVisible();
    await expect(canvas.getByText('Cookie + Eau')).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'Prix' });
    await userEvent.clear(price);
    await userEvent.type(price, '7');
    await expect(canvas.getByText(/^À ce prix, la formule ne s’applique jamais/)).toBeVisible();
    await expect(canvas.queryByText(/^Vos clients économisent/)).toBeNull();
  },
};

/** Changed on another device meanwhile; being saved; four choices; nothing on the menu yet. */
export const Meanwhile: Story = {
  render: belowEachOther(
    MealDealEditor,
    {
      initialValues: sampleSnackDeal,
      error: 'Cette formule a été modifiée ailleurs : rechargez la page.',
      onTakeCurrent: fn(),
    },
    { initialValues: sampleSnackDeal, busy: true },
    {
      initialValues: { ...sampleLunchDeal, parts: [...sampleLunchDeal.parts, ...sampleLunchDeal.parts.slice(0, 1)] },
    },
    { categories: [] },
  ),
  play: async ({ canvas }) => {
    // Four choices are the most: only three of the editors offer another.
    await expect(canvas.getAllByRole('button', { name: 'Un choix de plus' })).toHaveLength(3);
  },
};
