import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderToken } from './order-token';
import { SampleCode } from './sample-code';

const meta = {
  component: OrderToken,
  args: {
    token: 'K7MQ2X',
    pickupWindow: '12:15 PM - 12:30 PM',
    shopName: 'Maison Levain',
    address: '10 Rue de Rivoli, 75004 Paris',
    qrCode: <SampleCode />,
    arrival: 'possible',
    onArrive: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderToken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the way: one press tells the shop. */
export const OnTheWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('K7MQ2X')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Code de la commande' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onArrive).toHaveBeenCalledOnce();
  },
};

export const Announcing: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On prévient la boutique...' }));
    await expect(args.onArrive).not.toHaveBeenCalled();
  },
};

export const Announced: Story = {
  args: { arrival: 'announced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('La boutique sait que vous arrivez.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Collected: only the number stays. */
export const Over: Story = { args: { arrival: 'over', qrCode: undefined } };

/** In a cellar shop without network: how old it is, and that the number suffices. */
export const Offline: Story = {
  args: { ageText: 'vu il y a 12 min' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Hors connexion, vu il y a 12 min. Votre numéro suffit au comptoir.',
    );
    await expect(canvas.getByRole('button', { name: 'J’arrive' })).toBeDisabled();
  },
};

/** The widest letters stay on one line of a phone. */
export const WideLetters: Story = {
  args: { token: 'WMWQMW' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Commande WMWQMW' });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const LongNames: Story = {
  args: {
    shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
    address: 'Centre commercial des Grands-Boulevards, porte 14, 112 bis Boulevard Poissonnière, 75002 Paris',
  },
};
