import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderPageDocument } from '../../../graphql/generated/customer/order';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { order } from '../../../.storybook/results/orders';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: the token to say at the counter, and the receipt. */
export const Confirmed: Story = {
  ...pageAt(`/order/${order.id}`),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('K7M4PX'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
  },
};

/** Called off and refunded. */
export const Cancelled: Story = pageAt(`/order/${order.id}`, {
  answers: answer(OrderPageDocument, { order: { ...order, status: 'CANCELLED' } }),
});

export const Loading: Story = pageAt(`/order/${order.id}`, { answers: keepWaiting(OrderPageDocument) });

export const Failed: Story = pageAt(`/order/${order.id}`, { answers: fail(OrderPageDocument, new Error('503')) });
