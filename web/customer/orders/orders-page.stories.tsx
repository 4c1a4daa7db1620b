import { expect } from 'storybook/test';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';

export default { tags: ['page'], parameters: pageParameters };

/** One under way, the others behind: collected, missed, called off; the older ones on demand. */
export const Many: Story = {
  ...pageAt('/user-ordersPage'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'V5CZ6A' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir plus' }));
    await expect(await canvas.findByRole('heading', { name: 'B2XN4K' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Voir plus' })).toBeNull();
  },
};

export const Empty: Story = {
  ...pageAt('/user-ordersPage', {
    answers: answer(OrdersPageDocument, {
      orderHistory: { __typename: 'OrderHistoryPage', orders: [], next: null },
    }),
  }),
  play: says('No orders found.'),
};

export const Loading: Story = pageAt('/user-ordersPage', { answers: keepWaiting(OrdersPageDocument) });

export const Failed: Story = pageAt('/user-ordersPage', { answers: fail(OrdersPageDocument, new Error('503')) });
