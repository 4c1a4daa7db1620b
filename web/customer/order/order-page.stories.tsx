import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CancelMyOrderDocument, OrderAgainDocument } from '../../../graphql/generated/customer/after-order';
import { CustomerHeaderDocument } from '../../../graphql/generated/customer/header';
import {
  AnswerNoShowContestDocument,
  ContestNoShowDocument,
  OrderPageDocument,
  RefundLinesDocument,
} from '../../../graphql/generated/customer/order';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { cancelled, collected, order } from '../../../.storybook/results/orders';
import { camille } from '../../../.storybook/results/people';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was ordered has left the cart. */
const ordered = answer(CustomerHeaderDocument, { viewer: camille, latestCart: null });

/** Paid: the token to say at the counter, and the receipt. */
export const Confirmed: Story = {
  ...pageAt(`/order/${order.id}`, { answers: ordered }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('K7M4PX'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
    await expect(await canvas.findByRole('img', { name: 'Code QR de la commande K7M4PX' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
      'download',
      'retrait-K7M4PX.ics',
    );
    await expect(canvas.getByText('jusqu’à 12:05')).toBeVisible();
  },
};

/** A change of mind, with everything that follows from it said before. */
export const CallingOff: Story = {
  ...pageAt(`/order/${order.id}`, { answers: ordered }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(canvas.getByRole('alertdialog', { name: 'Annuler cette commande ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(await canvas.findByText(/Vous avez annulé cette commande/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
  },
};

/** The shop was faster. */
export const TooLateToCallOff: Story = {
  ...pageAt(`/order/${order.id}`, {
    answers: {
      ...ordered,
      ...answer(CancelMyOrderDocument, {
        cancelMyOrder: {
          __typename: 'StepNotPossible',
          message: 'Trop tard : la commande ne peut plus être annulée.',
        },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/ne peut plus être annulée/);
  },
};

/** Collected: how was it? */
export const Collected: Story = {
  ...pageAt(`/order/${order.id}`, { answers: { ...ordered, ...answer(OrderPageDocument, { order: collected }) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /4 étoiles/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Votre avis/ }), 'Très bon pain.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier mon avis' }));
    const edit = await canvas.findByRole('button', { name: 'Modifier mon avis' });
    await expect(canvas.getByText('Très bon pain.')).toBeVisible();
    await expect(canvas.getByText('4 sur 5')).toBeInTheDocument();
    await userEvent.click(edit);
    await expect(canvas.getByRole('radio', { name: /4 étoiles/ })).toBeChecked();
  },
};

/** Once more: nothing of it is left today. */
export const NothingLeft: Story = {
  ...pageAt(`/order/${order.id}`, {
    answers: {
      ...answer(OrderPageDocument, { order: collected }),
      ...answer(OrderAgainDocument, {
        orderAgain: {
          __typename: 'NothingLeft',
          message: 'Plus rien de cette commande n’est disponible aujourd’hui.',
        },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commander à nouveau' }));
    await expect(await canvas.findByText(/Plus rien de cette commande/)).toBeVisible();
  },
};

/** Called off and refunded. */
export const Cancelled: Story = pageAt(`/order/${order.id}`, {
  answers: { ...ordered, ...answer(OrderPageDocument, { order: cancelled }) },
});

const disputed = {
  ...cancelled,
  cancellation: cancelled.cancellation && { ...cancelled.cancellation, refundState: 'PENDING' as const },
  dispute: 'OPEN' as const,
};

/** Called off while its customer's bank decides about the payment. */
export const CancelledInDispute: Story = {
  ...pageAt(`/order/${order.id}`, { answers: { ...ordered, ...answer(OrderPageDocument, { order: disputed }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/c’est elle qui décide/)).toHaveTextContent(/et qui vous rend 13,69/);
    await expect(canvas.queryByText(/5 à 10 jours/)).toBeNull();
  },
};

/** The same as its shop reads it. */
export const ShopsCancelledInDispute: Story = {
  ...pageAt(`/order/${order.id}`, {
    signedIn: 'owner',
    answers: { ...ordered, ...answer(OrderPageDocument, { order: { ...disputed, isMine: false } }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sa banque décide/)).toHaveTextContent(/et lui rend 13,69/);
    await expect(canvas.getByText(/^Paiement contesté : la banque du client a repris l’argent/)).toBeVisible();
  },
};

export const Loading: Story = pageAt(`/order/${order.id}`, {
  answers: { ...ordered, ...keepWaiting(OrderPageDocument) },
});

export const Failed: Story = pageAt(`/order/${order.id}`, {
  answers: { ...ordered, ...fail(OrderPageDocument, new Error('503')) },
});

/** Its shop gives two croissants back: which and why, then what the customer will read. */
export const GivingLinesBack: Story = {
  ...pageAt(`/order/${order.id}`, {
    signedIn: 'owner',
    answers: {
      ...ordered,
      ...answer(OrderPageDocument, { order: { ...order, isMine: false, cancellableUntil: null } }),
      ...answer(RefundLinesDocument, {
        refundLines: {
          ...order,
          isMine: false,
          cancellableUntil: null,
          refunds: [
            {
              __typename: 'OrderRefund',
              id: 'r-1',
              cents: 130,
              reason: 'Tombé par terre.',
              state: 'PENDING',
              lines: [{ __typename: 'RefundedLine', lineId: 'o-1', quantity: 1 }],
            },
          ],
        },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rembourser des articles' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rembourser Croissant au beurre' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Tombé par terre.');
    await userEvent.click(dialog.getByRole('button', { name: /Rembourser 1,30/ }));
    await expect(await canvas.findByText(/Motif : Tombé par terre\./)).toHaveTextContent(
      /Remboursement de 1,30.€ demandé\./,
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** What its customer reads of it. */
export const PartlyRefunded: Story = {
  ...pageAt(`/order/${order.id}`, {
    answers: {
      ...ordered,
      ...answer(OrderPageDocument, {
        order: {
          ...order,
          refunds: [
            {
              __typename: 'OrderRefund',
              id: 'r-1',
              cents: 130,
              reason: 'Tombé par terre.',
              state: 'DONE',
              lines: [{ __typename: 'RefundedLine', lineId: 'o-1', quantity: 1 }],
            },
          ],
        },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Motif : Tombé par terre\./)).toHaveTextContent(
      /1,30.€ remboursé sur votre carte/,
    );
    await expect(canvas.getByText(/^1 sur \d remboursé$/)).toBeVisible();
    await expect(canvas.getByText('Remboursé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rembourser des articles' })).toBeNull();
  },
};

const missed = {
  ...order,
  status: 'NO_SHOW',
  cancellableUntil: null,
  contestableUntil: '2026-06-13T10:40:00Z',
} as const;
const contested = {
  ...missed,
  contestableUntil: null,
  noShowContest: { __typename: 'NoShowContest', reason: 'J’ai attendu dix minutes.', answer: null },
} as const;

/** Marked as missing: the customer says they were there, once. */
export const ContestingANoShow: Story = {
  ...pageAt(`/order/${order.id}`, {
    answers: {
      ...ordered,
      ...answer(OrderPageDocument, { order: missed }),
      ...answer(ContestNoShowDocument, { contestNoShow: contested }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'J’étais là : contester' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'J’ai attendu dix minutes.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText(/Vous contestez .+ J’ai attendu dix minutes\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /contester/ })).toBeNull();
  },
};

/** Its shop reads that, and answers. */
export const AnsweringAContest: Story = {
  ...pageAt(`/order/${order.id}`, {
    signedIn: 'owner',
    answers: {
      ...ordered,
      ...answer(OrderPageDocument, { order: { ...contested, isMine: false } }),
      ...answer(AnswerNoShowContestDocument, {
        answerNoShowContest: {
          ...contested,
          isMine: false,
          noShowContest: { ...contested.noShowContest, answer: 'Le rideau était baissé, pardon.' },
        },
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Répondre au client' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Le rideau était baissé, pardon.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText(/Vous avez répondu : « Le rideau/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Répondre au client' })).toBeNull();
  },
};
