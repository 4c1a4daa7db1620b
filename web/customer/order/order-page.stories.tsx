import { expect, spyOn, within } from 'storybook/test';
import { CancelMyOrderDocument, OrderAgainDocument } from '../../../graphql/generated/customer/after-order';
import { CustomerHeaderDocument } from '../../../graphql/generated/customer/header';
import {
  AnswerNoShowContestDocument,
  ContestNoShowDocument,
  OrderPageDocument,
  type OrderPageQuery,
  RefundLinesDocument,
} from '../../../graphql/generated/customer/order';
import { answer, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';
import { cancelled, collected, order, orderWithMealDeal } from '../../../.storybook/results/orders';
import { camille } from '../../../.storybook/results/people';
import { ANSWER, contested, contestsOnce, missed, REASON, sendsOnce } from '../../../.storybook/samples/contesting';

export default { tags: ['page'], parameters: pageParameters };

/** What was ordered has left the cart. */
const ordered = answer(CustomerHeaderDocument, { viewer: camille, latestCart: null });

/** The page of this order, as its customer or its shop reads it. */
const at = (shown: OrderPageQuery, answers: Answers = {}, signedIn?: 'owner') =>
  pageAt(`/order/${order.id}`, {
    signedIn,
    answers: { ...ordered, ...answer(OrderPageDocument, shown), ...answers },
  });

/** Paid: the token to say at the counter, and the receipt. */
export const Confirmed: Story = {
  ...at({ order }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('K7M4PX'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
    await expect(await canvas.findByRole('img', { name: 'Code QR de la commande K7M4PX' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
      'download',
      'retrait-K7M4PX.ics',
    );
    for (const text of ['jusqu’à 12:05', '12:15 PM - 12:30 PM', '13,69 €'])
      await expect(canvas.getByText(text)).toBeVisible();
    const follow = canvas.getByRole('link', { name: 'Suivre ma commande' });
    await expect(follow).toHaveAttribute('href', '/tokenDetails/K7M4PX');
    await expect(canvas.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/');
  },
};

/** The receipt is printed once a visit; the paper is not shown on the screen. */
export const Printed: Story = {
  ...at({ order }),
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Print Receipt' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Merci et à bientôt !')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeDisabled();
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeDisabled();
  },
};

/** A change of mind, with everything that follows from it said before. */
export const CallingOff: Story = {
  ...at({ order }),
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
  ...at(
    { order },
    answer(CancelMyOrderDocument, {
      cancelMyOrder: { __typename: 'StepNotPossible', message: 'Trop tard : la commande ne peut plus être annulée.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la commande' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/ne peut plus être annulée/);
  },
};

/** Collected: how was it? */
export const Collected: Story = {
  ...at({ order: collected }),
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
  ...at(
    { order: collected },
    answer(OrderAgainDocument, {
      orderAgain: { __typename: 'NothingLeft', message: 'Plus rien de cette commande n’est disponible aujourd’hui.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Commander à nouveau' }));
    await expect(await canvas.findByText(/Plus rien de cette commande/)).toBeVisible();
  },
};

/** Called off and refunded. */
export const Cancelled: Story = {
  ...at({ order: cancelled }),
  play: async ({ canvas }) => {
    const news = await canvas.findByText(/^La boutique a annulé cette commande/);
    await expect(news).toHaveTextContent(/Remboursement de 13,69.€ demandé/);
    // The number and the window call nobody any more.
    await expect(canvas.getByText('12:15 PM - 12:30 PM').tagName).toBe('S');
    await expect(canvas.queryByRole('img', { name: /Code QR/ })).toBeNull();
  },
};

export const Loading: Story = {
  ...at({ order }, keepWaiting(OrderPageDocument)),
  play: says('Loading order details...'),
};

export const Failed: Story = failingAt(`/order/${order.id}`, OrderPageDocument, { answers: ordered });

const refund = {
  __typename: 'OrderRefund' as const,
  id: 'r-1',
  cents: 130,
  reason: 'Tombé par terre.',
  lines: [{ __typename: 'RefundedLine' as const, lineId: 'o-1', quantity: 1 }],
};
const atShop = { ...order, isMine: false, cancellableUntil: null };

/**
 * Opened from the board: nothing there that only its customer needs, and notes first. A croissant is given back: which
 * and why, then what the customer will read.
 */
export const GivingLinesBack: Story = {
  ...at(
    { order: atShop },
    answer(RefundLinesDocument, { refundLines: { ...atShop, refunds: [{ ...refund, state: 'PENDING' }] } }),
    'owner',
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Commande K7M4PX');
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('href', '/ownerorders');
    await expect(canvas.getByText('Numéro de la commande')).toBeVisible();
    await expect(canvas.queryByText('Votre numéro')).toBeNull();
    for (const name of ['Suivre ma commande', 'Back to Cart'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    await expect(canvas.getByRole('list', { name: /Notes et allergies/ })).toHaveTextContent('Bien toasté, merci');
    await expect(canvas.getAllByText('Bien toasté, merci')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser des articles' }));
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

/** A meal deal is below the articles; its shop refunds what they cost with it. */
export const MealDeal: Story = {
  ...at({ order: { ...orderWithMealDeal, isMine: false, cancellableUntil: null } }, {}, 'owner'),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findByText('Formule Midi')).parentElement).toHaveTextContent(/−1,00.€$/);
    await expect(canvas.getByText('12,69 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser des articles' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rembourser Sandwich du chef' }));
    await expect(dialog.getByRole('button', { name: /Rembourser 8,63/ })).toBeVisible();
  },
};

/** What its customer reads of it. */
export const PartlyRefunded: Story = {
  ...at({ order: { ...order, refunds: [{ ...refund, state: 'DONE' }] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Motif : Tombé par terre\./)).toHaveTextContent(
      /1,30.€ remboursé sur votre carte/,
    );
    await expect(canvas.getByText(/^1 sur \d remboursé$/)).toBeVisible();
    await expect(canvas.getByText('Remboursé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rembourser des articles' })).toBeNull();
  },
};

/** Marked as missing: the customer says they were there, once. */
export const ContestingANoShow: Story = {
  ...at(
    { order: { ...order, ...missed } },
    answer(ContestNoShowDocument, { contestNoShow: { ...order, ...contested(REASON) } }),
  ),
  play: contestsOnce,
};

/** Its shop reads that, and answers. */
export const AnsweringAContest: Story = {
  ...at(
    { order: { ...atShop, ...contested(REASON) } },
    answer(AnswerNoShowContestDocument, { answerNoShowContest: { ...atShop, ...contested(REASON, ANSWER) } }),
    'owner',
  ),
  play: sendsOnce('Répondre au client', ANSWER, /Vous avez répondu : « Le rideau/),
};
