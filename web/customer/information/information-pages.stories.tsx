import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read without signing in; the footer leads from page to page. */
export const ReadByAnybody: Story = {
  ...pageAt('/a-propos', { signedIn: 'nobody' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^par commande/)).toHaveTextContent(/^0,29.€ par/);
    await userEvent.click(canvas.getByRole('link', { name: 'Mentions légales' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  },
};

/** Somebody signed in keeps cart and menu. */
export const SignedIn: Story = {
  ...pageAt('/contact'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Panier/ })).toBeVisible();
  },
};

export const Privacy: Story = pageAt('/confidentialite', { signedIn: 'nobody' });

export const Terms: Story = pageAt('/cgv', { signedIn: 'nobody' });
