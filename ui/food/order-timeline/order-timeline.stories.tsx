import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, situations } from '../../../.storybook/situations';
import { OrderHeading, OrderTimeline } from './order-timeline';

export default {
  component: OrderTimeline,
  subcomponents: { OrderHeading },
  args: { current: 'PREPARING' },
} satisfies Meta<typeof OrderTimeline>;
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

/** « J’arrive » says where the customer is, not what the kitchen has done; what precedes a no-show is not green. */
export const Others: Story = {
  render: belowEachOther(
    OrderTimeline,
    { current: 'CONFIRMED' },
    { current: 'DELIVERED' },
    { current: 'ON_THE_WAY' },
    { current: 'ON_THE_WAY', stillPreparing: true },
    { outcome: 'NO_SHOW' },
  ),
  play: async ({ canvas, canvasElement }) => {
    const steps = situations(canvasElement).map((one) =>
      [...one.querySelectorAll('li')].map((step) => step.textContent),
    );
    await expect(steps.slice(1, 2)).toEqual([
      ['Confirmée : terminée', 'Préparation : terminée', 'En chemin : terminée', 'Livrée : terminée'],
    ]);
    await expect(steps.slice(3)).toEqual([
      ['Confirmée : terminée', 'Préparation : en cours', 'En chemin', 'Livrée'],
      ['Confirmée : terminée', 'Préparation : terminée', 'En chemin : n’a pas eu lieu', 'Livrée : n’a pas eu lieu'],
    ]);
    await expect(canvas.getAllByRole('status')[3]).toHaveTextContent('Étape : Préparation, En chemin');
    await expect(situations(canvasElement)[4]?.querySelector('.text-positive')).toBeNull();
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

export const Heading: StoryObj<typeof OrderHeading> = {
  args: { token: 'K7MQ2X', status: 'PREPARING' },
  render: belowEachOther(OrderHeading, {}, { status: 'COLLECTED' }, { status: 'CANCELLED' }, { status: 'NO_SHOW' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Commande #K7MQ2X' })[0]).toBeVisible();
    await expect(canvas.getByText('En cours')).toBeVisible();
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
