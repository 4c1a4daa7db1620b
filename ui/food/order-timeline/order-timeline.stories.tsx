import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { OrderTimeline } from './order-timeline';

export default { component: OrderTimeline, args: { current: 'PREPARING' } } satisfies Meta<typeof OrderTimeline>;
type Story = StoryObj<typeof OrderTimeline>;

export const Preparing: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Confirmée : terminée',
      'Préparation',
      'En chemin',
      'Livrée',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('status')).toHaveTextContent('Étape : Préparation');
  },
};

export const Others: Story = {
  render: belowEachOther(OrderTimeline, { current: 'CONFIRMED' }, { current: 'ON_THE_WAY' }, { current: 'DELIVERED' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Livrée')[2]).toHaveTextContent('Livrée : terminée');
  },
};

/** « J’arrive » says where the customer is, not what the kitchen has done. */
export const OnTheWayWhilePreparing: Story = {
  args: { current: 'ON_THE_WAY', stillPreparing: true },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Confirmée : terminée',
      'Préparation : en cours',
      'En chemin',
      'Livrée',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Étape : Préparation, En chemin');
  },
};

/** The rest will not happen, and has no tick. */
export const Cancelled: Story = {
  args: { current: 'CONFIRMED', outcome: 'CANCELLED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cette commande a été annulée.');
    await expect(canvas.getByText('Préparation')).toHaveTextContent('Préparation : n’a pas eu lieu');
  },
};

/** It ends where the customer did not come; what was done before is not green. */
export const NoShow: Story = {
  args: { outcome: 'NO_SHOW' },
  play: async ({ canvas, canvasElement }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Confirmée : terminée',
      'Préparation : terminée',
      'En chemin : n’a pas eu lieu',
      'Livrée : n’a pas eu lieu',
    ]);
    await expect(canvasElement.querySelector('.text-positive')).toBeNull();
  },
};

export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // One below the other, each word on one line.
    for (const word of ['Confirmée', 'Préparation', 'En chemin', 'Livrée'])
      await expect(canvas.getByText(word).getBoundingClientRect().height).toBeLessThan(60);
  },
};
