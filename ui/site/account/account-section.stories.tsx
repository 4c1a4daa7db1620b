import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './account-section';

const meta = {
  component: AccountSection,
  args: {
    title: 'Mes informations',
    text: 'La boutique les voit quand vous commandez.',
    children: <p>Le formulaire se tient ici.</p>,
  },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the card where there is room; a screen reader can jump from one to the next. */
export const Section: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mes informations' })).toBeVisible();
  },
};
