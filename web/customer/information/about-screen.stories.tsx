import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { AboutScreen } from './about-screen';

const meta = {
  component: AboutScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three steps, one fee, two ways on. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/^par commande/)).toHaveTextContent(/^0,29.€ par/);
    await expect(main.getByRole('link', { name: 'Trouver un commerce' })).toHaveAttribute('href', '/userSearch');
    await expect(main.getByRole('link', { name: 'Inscrire ma boutique' })).toHaveAttribute('href', '/ownersignupform');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
