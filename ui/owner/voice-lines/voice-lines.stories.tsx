import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { croissants, sandwich, someBread } from '../../../.storybook/samples/voice-order';
import { belowEachOther } from '../../../.storybook/situations';
import { OrderPlaced } from './order-placed';
import { VoiceLines } from './voice-lines';

export default {
  component: VoiceLines,
  subcomponents: { OrderPlaced },
  args: {
    lines: [croissants, sandwich],
    customerName: '',
    onCustomerNameChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onReplace: fn(),
    onRemoveOption: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof VoiceLines>;
type Story = StoryObj<typeof VoiceLines>;

/** Understood without doubt: a customer changes their mind in every way, then one press places it. */
export const Understood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('7,40 €')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nom du client'), '!');
    await expect(args.onCustomerNameChange).toHaveBeenCalledWith('!');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer bien cuit' }));
    await expect(args.onRemoveOption).toHaveBeenCalledWith('l-2', 'o-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer' }));
    const instead = within(canvas.getByRole('group', { name: 'Plutôt que Sandwich jambon-beurre :' }));
    await expect(instead.getByRole('button', { name: /Sandwich jambon-beurre/ })).toBeDisabled();
    await userEvent.click(instead.getByRole('button', { name: /Baguette tradition/ }));
    await expect(args.onReplace).toHaveBeenCalledWith('l-2', 'baguette');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Croissant au beurre' }));
    await expect(args.onRemove).toHaveBeenCalledWith('l-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The order gets a meal deal: what it saves is above the total. */
export const MealDeal: Story = {
  args: { mealDeals: [{ id: 'matin', name: 'Formule Midi', quantity: 1, cents: 110 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Formule Midi')).toBeVisible();
    await expect(canvas.getByText('−1,10 €')).toBeVisible();
    await expect(canvas.getByText('6,30 €')).toBeVisible();
  },
};

/** « un pain » may be three things: the order waits until one is named, also by keyboard. */
export const Unsure: Story = {
  args: { lines: [croissants, someBread] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
    await expect(canvas.getByText('Précisez « un pain ».')).toBeVisible();
    const which = within(canvas.getByRole('group', { name: /^Quel article pour «\sun pain\s» \?$/ }));
    which.getByRole('button', { name: /Pain de mie/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReplace).toHaveBeenCalledWith('l-3', 'mie');
  },
};

/** Numbers nobody can order, and words that are nowhere on the menu, are named; names as bakers write them. */
export const Missed: Story = {
  args: {
    miscounted: ['100 baguettes', 'zéro flan'],
    unknownWords: ['kouign-amann', 'la spéciale du dimanche'],
    lines: [
      {
        ...sandwich,
        choice: {
          ...sandwich.choice,
          name: 'Sandwich anticonstitutionnellement garni : jambon de Bayonne, comté dix-huit mois et cornichons maison',
        },
        heardText:
          'alors il me faudrait un grand sandwich comme la dernière fois mais sans les cornichons cette fois-ci',
      },
      someBread,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La quantité va de 1 à 99 : «\s100 baguettes\s», «\széro flan\s»\.$/)).toBeVisible();
    await expect(canvas.getByText(/«\skouign-amann\s», «\sla spéciale du dimanche\s»/)).toBeVisible();
  },
};

/** Nothing yet; understood, but the last one is gone. */
export const NotToBePlaced: Story = {
  render: belowEachOther(
    VoiceLines,
    { lines: [] },
    { lines: [{ ...croissants, choice: { ...croissants.choice, soldOut: true } }, sandwich] },
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Passer la commande' });
    await expect(buttons).toHaveLength(2);
    for (const place of buttons) await expect(place).toBeDisabled();
    await expect(canvas.getByText('Dictez ou ajoutez un premier article.')).toBeVisible();
    await expect(canvas.getByText('Croissant au beurre est épuisé : retirez-le.')).toBeVisible();
  },
};

/** On its way, nothing can be changed or sent twice; the answer was no, and everything stays as it was. */
export const Sent: Story = {
  render: belowEachOther(
    VoiceLines,
    { customerName: 'Monsieur Benali', busy: true },
    { error: 'Failed to place order.\nPlus aucun créneau libre aujourd’hui.' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Nom du client')[0]).toHaveValue('Monsieur Benali');
    await expect(canvas.getByRole('button', { name: 'Envoi…' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: 'Retirer Croissant au beurre' })[0]).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to place order\.\s+Plus aucun créneau/);
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
  },
};

/** The number is called out, the next customer is served. */
export const Placed: StoryObj<typeof OrderPlaced> = {
  args: {
    text: '2 articles pour Monsieur Benali',
    token: 'K7MQ2X',
    customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
    totalCents: 740,
    onPrint: fn(),
    onStart: fn(),
  },
  render: (args) => <OrderPlaced {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Order placed: 2 articles pour Monsieur Benali');
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ticket de cuisine' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
