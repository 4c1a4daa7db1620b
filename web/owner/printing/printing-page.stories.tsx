import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintingPageDocument } from '../../../graphql/generated/owner/printing';
import { fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The receipt in the window the board opens. */
export const Receipt: Story = pageAt('/printorderpage?order=K7M4PX', { signedIn: 'owner' });

/** The kitchen’s own paper: no prices, every choice. */
export const KitchenTicket: Story = {
  ...pageAt('/printorderpage?order=K7M4PX&document=ticket', { signedIn: 'owner' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ticket de cuisine K7M4PX' })).toBeVisible();
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

export const Loading: Story = pageAt('/printorderpage?order=K7M4PX', {
  signedIn: 'owner',
  answers: keepWaiting(PrintingPageDocument),
});

export const Failed: Story = pageAt('/printorderpage?order=K7M4PX', {
  signedIn: 'owner',
  answers: fail(PrintingPageDocument, new Error('503')),
});
