import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenParameters } from '../../../.storybook/frames';
import { ActivationScreen } from './activation-page';

const meta = {
  component: ActivationScreen,
  tags: ['page'],
  parameters: screenParameters,
  args: { state: 'pending' },
} satisfies Meta<typeof ActivationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link was opened a moment ago. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activating your account...')).toBeVisible();
  },
};

export const Activated: Story = {
  args: { state: 'activated', text: 'Votre compte est activé. Vous pouvez vous connecter.', seconds: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bienvenue à table' })).toBeVisible();
    await expect(canvas.getByText(/dans 3 secondes/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Activation failed or link expired');
  },
};

export const OnAPhone: Story = { args: { state: 'failed' }, globals: { viewport: { value: 'phone' } } };
