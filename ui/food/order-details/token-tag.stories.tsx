import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenTag } from './token-tag';

const meta = {
  component: TokenTag,
  args: { token: 'K7MQ2X', pickupWindow: '12:15 PM - 12:30 PM' },
} satisfies Meta<typeof TokenTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Held up at the counter. */
export const AtTheCounter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7MQ2X')).toBeVisible();
  },
};

/** Seen from behind the counter. */
export const ForTheShop: Story = {
  args: { forShop: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Numéro de la commande')).toBeVisible();
  },
};

/** Called off: still to be found again, no longer to come for. */
export const CalledOff: Story = {
  args: { calledOff: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Annulé :')).toBeInTheDocument();
    await expect(canvas.getByText('12:15 PM - 12:30 PM').tagName).toBe('S');
  },
};

/** The widest letters stay on one line of a phone. */
export const WideLetters: Story = {
  args: { token: 'WMWQMW' },
  globals: { viewport: { value: 'phone' } },
};

export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const size = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(size('K7MQ2X')).toBeGreaterThan(size('Votre numéro'));
  },
};
