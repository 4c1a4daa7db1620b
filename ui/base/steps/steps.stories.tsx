import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps';

const meta = {
  component: Steps,
  args: {
    label: 'Ouverture de la boutique',
    steps: [
      { id: 'shop', label: 'Boutique', state: 'done' },
      { id: 'menu', label: 'Carte', state: 'done' },
      { id: 'payouts', label: 'Virements', state: 'current' },
      { id: 'publish', label: 'Publication', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said in words, shown by shape: a tick, a filled number, an empty one. */
export const Halfway: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Boutique : Terminé');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent('Publication : À faire');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const First: Story = {
  args: {
    steps: [
      { id: 'cart', label: 'Panier', state: 'current' },
      { id: 'window', label: 'Créneau', state: 'todo' },
      { id: 'pay', label: 'Paiement', state: 'todo' },
    ],
  },
};

/** Nothing left to do. */
export const AllDone: Story = {
  args: {
    steps: [
      { id: 'shop', label: 'Boutique', state: 'done' },
      { id: 'menu', label: 'Carte', state: 'done' },
      { id: 'publish', label: 'Publication', state: 'done' },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Informations de la boutique et horaires d’ouverture', state: 'done' },
      { id: 'b', label: 'Anticonstitutionnellement', state: 'current' },
      { id: 'c', label: 'Raccordement du compte de paiement', state: 'todo' },
      { id: 'd', label: 'Publication', state: 'todo' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const TwiceTheTextOnATablet: Story = {
  ...LongLabels,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
