import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress';

const meta = {
  component: Progress,
  args: { label: 'Envoi de l’image', value: 0.4 },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Envoi de l’image' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText(/40\s%/)).toBeVisible();
  },
};

export const NotBegun: Story = { args: { value: 0 } };

export const Complete: Story = { args: { value: 1 } };

/** Words that say more than a percentage. */
export const InWords: Story = {
  args: { label: 'Ouverture de la boutique', value: 0.6, valueText: '3 étapes sur 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 étapes sur 5');
  },
};

/** Nobody knows how long: the bar passes by and tells no number. */
export const Unknown: Story = {
  args: { label: 'Connexion à l’imprimante', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** Without motion the whole track is faintly filled. */
export const UnknownWithoutMotion: Story = { ...Unknown, globals: { motion: 'reduced' } };

/** What lies outside 0 and 1 stays inside the track. */
export const BeyondTheEnd: Story = {
  args: { value: 1.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Enregistrement des horaires d’ouverture exceptionnels de la boutique',
    valueText: '3 établissements enregistrés sur les 12 sélectionnés',
    value: 0.25,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
