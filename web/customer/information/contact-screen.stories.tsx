import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { ContactScreen } from './contact-screen';
import { bareOperator, sampleOperator } from '../../../.storybook/results/operator';

const meta = {
  component: ContactScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
  args: { operator: sampleOperator },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number and address can be pressed. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789');
    await expect(main.getByRole('link', { name: 'Mes commandes' })).toHaveAttribute('href', '/user-ordersPage');
  },
};

/** Only mail: no empty card stands for the rest. */
export const MailOnly: Story = {
  args: { operator: bareOperator },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Par téléphone' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Par courrier' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
