import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './account-section';

export default {
  component: AccountSection,
  args: {
    title: 'Mes informations',
    text: 'La boutique les voit quand vous commandez.',
    children: <p>Le formulaire se tient ici.</p>,
  },
} satisfies Meta<typeof AccountSection>;
type Story = StoryObj<typeof AccountSection>;

/** Beside the card where there is room; a screen reader can jump from one to the next. */
export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mes informations' })).toBeVisible();
  },
};
