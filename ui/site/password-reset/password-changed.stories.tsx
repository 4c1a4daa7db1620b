import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordChanged } from './password-outcomes';

const meta = {
  component: PasswordChanged,
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordChanged>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On to the door, whichever side one belongs to. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/userlogin');
    await expect(canvas.getByRole('link', { name: 'Espace commerçant' })).toHaveAttribute('href', '/ownerloginform');
  },
};
