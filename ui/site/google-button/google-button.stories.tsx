import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoogleButton } from './google-button';

const meta = {
  component: GoogleButton,
  render: (args) => (
    <div className="max-w-md">
      <GoogleButton {...args} />
    </div>
  ),
} satisfies Meta<typeof GoogleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place is kept, and said. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement de la connexion avec Google…');
  },
};

/** Blocked by the browser or out of reach: said plainly, the form above still works. */
export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'La connexion avec Google est indisponible pour le moment.',
    );
  },
};
