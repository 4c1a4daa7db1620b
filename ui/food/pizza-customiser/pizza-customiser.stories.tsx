import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { PizzaCustomiser } from './pizza-customiser';

export default {
  component: PizzaCustomiser,
  args: {
    name: 'Reine',
    description: 'Tomate, mozzarella fior di latte, jambon blanc, champignons de Paris.',
    imageUrl: samplePictures.pizza,
    sizes: [
      { name: 'Junior 26 cm', priceCents: 790 },
      { name: 'Senior 33 cm', priceCents: 1090 },
      { name: 'Mega 40 cm', priceCents: 1490 },
    ],
    toppings: [
      { id: 'olives', name: 'Olives noires', priceCents: 80 },
      { id: 'egg', name: 'Œuf', priceCents: 100 },
      { id: 'burrata', name: 'Burrata', priceCents: 250 },
      { id: 'truffle', name: 'Crème de truffe', priceCents: 300, soldOut: true },
    ],
    sauces: [
      { id: 'chilli', name: 'Huile piquante' },
      { id: 'pesto', name: 'Pesto' },
    ],
    allergens: ['GLUTEN', 'MILK'],
    onAdd: fn(),
  },
} satisfies Meta<typeof PizzaCustomiser>;
type Story = StoryObj<typeof PizzaCustomiser>;

export const MadeUp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const total = canvas.getByText('Total').parentElement;
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Junior/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Junior/ })).toBeChecked();
    await expect(total).toHaveTextContent('Total7,90 €');
    await expect(canvas.getByRole('checkbox', { name: 'Crème de truffe Épuisé' })).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Mega/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Senior/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Burrata/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Huile piquante' }));
    await expect(total).toHaveTextContent('Total13,40 €');
    await pasteInto(userEvent, canvas.getByRole('textbox'), 'Bien cuite');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith({
      size: 'Senior 33 cm',
      toppingIds: ['burrata'],
      sauceIds: ['chilli'],
      note: 'Bien cuite',
      totalCents: 1340,
    });
  },
};

export const TooManySauces: Story = {
  args: { sauceLimit: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Huile piquante' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pesto' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 1 allowed.');
    await expect(canvas.getByRole('checkbox', { name: 'Pesto' })).not.toBeChecked();
  },
};

export const OneSizeNothingToAdd: Story = {
  args: {
    name: 'Pizza du randonneur affamé aux quatre fromages de Savoie et lard fumé au bois de hêtre',
    imageUrl: null,
    allergens: null,
    sizes: [{ name: 'Grande tablée familiale de six à huit convives', priceCents: 3490 }],
    toppings: [],
    sauceLimit: 0,
    // What it was chosen with is no longer offered, and adds nothing.
    defaultValue: { size: 'Mega 40 cm', toppingIds: ['burrata'], sauceIds: ['pesto'], note: '' },
    error: 'Erreur serveur, veuillez réessayer plus tard.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Sauces' })).toBeNull();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total34,90 €');
  },
};
