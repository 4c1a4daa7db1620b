import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkExpired } from './password-outcomes';

const meta = {
  component: LinkExpired,
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkExpired>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is lost: the old password still opens, a new link is one step away. */
export const Expired: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre mot de passe n’a pas changé.');
    await expect(canvas.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/motdepasse');
  },
};
