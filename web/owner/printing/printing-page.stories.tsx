import { expect, spyOn } from 'storybook/test';
import { LatestOfCustomerDocument, PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';
import { order } from '../../../.storybook/results/orders';
import { notThere } from '../../page/not-there';

export default { tags: ['page'], parameters: pageParameters };

const at = (search: string, answers = {}) => pageAt(`/printorderpage?order=${search}`, { signedIn: 'owner', answers });

/** The receipt in the window the board opens: read before it is printed, or printed once more. */
export const Receipt: Story = {
  ...at('K7M4PX'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: 'Ticket de la commande K7M4PX' })).toBeVisible();
    const printing = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(printing).toHaveBeenCalledOnce();
  },
};

/** The kitchen’s own paper: no prices, every choice. */
export const KitchenTicket: Story = {
  ...at('K7M4PX&document=ticket'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ticket de cuisine K7M4PX' })).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

const earlier = { __typename: 'Order', id: '9TQ2WE', version: 1, createdAt: '2026-06-12T09:10:00Z' } as const;
const latest = { ...earlier, id: 'K7M4PX', createdAt: '2026-06-12T09:36:00Z' };

/** Without a number, the customer’s latest order is printed. */
export const LatestOfCustomer: Story = {
  ...pageAt('/printorder', {
    answers: {
      ...answer(LatestOfCustomerDocument, { myOrders: [earlier, latest] }),
      ...answer(PrintingPageDocument, ({ reference }) => ({ order: { ...order, id: reference, token: reference } })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ticket de la commande K7M4PX' })).toBeVisible();
  },
};

/** An order of somebody else, or none at all. */
export const Missing: Story = {
  ...at('K7M4PX', fail(PrintingPageDocument, notThere('Commande introuvable.'))),
  play: says('Aucune commande à imprimer'),
};

export const Loading: Story = {
  ...at('K7M4PX', keepWaiting(PrintingPageDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Imprimer' })).toBeDisabled();
  },
};

export const Failed: Story = failingAt('/printorderpage?order=K7M4PX', PrintingPageDocument, { signedIn: 'owner' });
