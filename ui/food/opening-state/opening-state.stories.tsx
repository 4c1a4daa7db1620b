import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpeningState } from './opening-state';

const meta = {
  component: OpeningState,
  args: { state: 'open', text: "Ouvert jusqu'à 22h" },
} satisfies Meta<typeof OpeningState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ouvert jusqu'à")).toHaveTextContent("Ouvert jusqu'à 22h");
  },
};

/** The last minutes: there is still time for one window. */
export const ClosingSoon: Story = { args: { state: 'closing', text: 'Ferme dans 20 min' } };

/** Open, but nothing can be picked up in the next window. */
export const Full: Story = { args: { state: 'full', text: 'Prochain créneau complet' } };

/** The kitchen is overrun and takes no orders for a while. */
export const Paused: Story = { args: { state: 'paused', text: 'Commandes en pause · reprise à 13h15' } };

export const ClosedUntil: Story = { args: { state: 'closed', text: 'Fermé · ouvre demain à 7h' } };

/** A narrow column breaks the words, never the badge. */
export const LongInANarrowColumn: Story = {
  args: { state: 'closed', text: 'Fermeture exceptionnelle pour inventaire · ouvre mercredi 25 novembre à 6h30' },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
