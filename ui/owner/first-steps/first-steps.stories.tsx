import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstSteps } from './first-steps';
import { newShop, withStates } from '../../../.storybook/samples/steps';

export default {
  component: FirstSteps,
  args: { steps: newShop, shopHref: '/boulangerie/0197' },
} satisfies Meta<typeof FirstSteps>;
type Story = StoryObj<typeof FirstSteps>;

/** Just signed up: nothing done, one thing to press first. */
export const NewShop: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Encore 3 étapes avant l’ouverture' })).toBeVisible();
    await expect(canvas.getByText('vos horaires, votre carte, votre compte de paiement')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Mise en route' })).toHaveAttribute(
      'aria-valuetext',
      '0 sur 3',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Régler : Vos horaires' })).toHaveFocus();
  },
};

/** Half-way; the next step is the one that stands out. */
export const HalfWay: Story = {
  args: {
    steps: withStates({ hours: 'done', items: 'done' }).map((step) => ({
      ...step,
      text: 'Stripe demande un nouveau justificatif de domicile au nom du gérant ; d’ici là personne ne peut commander.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Encore une étape avant l’ouverture' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.filter((step) => step.ariaCurrent === 'step')).toEqual([steps[2]]);
    await expect(canvas.getAllByText('Fait')).toHaveLength(2);
  },
};

/** Nothing is left to do but to look at it as customers do. */
export const AllDone: Story = {
  args: { steps: withStates({ hours: 'done', items: 'done', account: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Votre boutique est en ligne' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir comme un client' })).toHaveAttribute(
      'href',
      '/boulangerie/0197',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
