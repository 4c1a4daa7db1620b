import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './text-link';

const meta = {
  component: TextLink,
  args: { href: '/usersignup', children: 'Créer un compte' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute('href', '/usersignup');
  },
};

/** One of many, e.g. in the footer. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Mentions légales' } };

/** Known as a link without its colour. */
export const InText: Story = {
  render: (args) => (
    <p>
      Pas encore de compte ? <TextLink {...args} /> en une minute.
    </p>
  ),
};
