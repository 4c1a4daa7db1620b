import { of, throwError } from 'rxjs';
import { expect, fn, spyOn, within } from 'storybook/test';
import {
  HeldCartDocument,
  PlaceOrderDocument,
  StartCheckoutDocument,
} from '../../../graphql/generated/customer/payment';
import { answer, fault, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, type Play, type Story } from '../../../.storybook/mocked-product';
import { checkout, handover, nextWindow, windowFull } from '../../../.storybook/results/payment';

export default { tags: ['page'], parameters: pageParameters };

const at = (answers: Answers = {}, state: object = handover) => pageAt('/payment', { state, answers });

/** The window is held for ten minutes; the card is asked for. */
export const Card: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay & Place Order' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Enter Card Details' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    await expect(canvas.getByRole('link', { name: 'Votre panier' })).toHaveAttribute('href', '/cart/levain');
  },
};

/** On a phone the lines are one press away. */
export const Lines: Story = {
  ...at(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('13,69 €')).toBeVisible();
    const lines = canvas.getByRole('list', { name: 'Articles', hidden: true });
    if (!lines.checkVisibility()) await userEvent.click(canvas.getByText('12:15 PM - 12:30 PM'));
    await expect(canvas.getByRole('list', { name: 'Articles' })).toHaveTextContent('3 × Croissant au beurre3,90 €');
  },
};

/** The window is being held. */
export const Opening: Story = at(keepWaiting(StartCheckoutDocument));

const payByCard: Play = async ({ canvas, userEvent }) =>
  userEvent.type(await canvas.findByLabelText('Numéro de carte'), '42424242424242421234123{Enter}');

/** Nothing can be pressed twice. */
export const Paying: Story = {
  ...at(),
  play: async (context) => {
    spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    await payByCard(context);
    await expect(await context.canvas.findByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await expect(context.canvas.queryByRole('link', { name: 'Votre panier' })).toBeNull();
  },
};

/** The bank asks the customer to confirm the payment; with their yes it becomes the order. */
export const BankAsks: Story = {
  ...at(),
  play: async (context) => {
    const status = (value: string) => Promise.resolve(Response.json({ status: value }));
    const sandbox = spyOn(window, 'fetch').mockReturnValueOnce(status('requires_action'));
    await payByCard(context);
    const { canvas, canvasElement, userEvent } = context;
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    sandbox.mockReturnValueOnce(status('succeeded'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer le paiement' }));
    await expect(await canvas.findByText('Votre commande est confirmée')).toBeVisible();
    const [, request] = sandbox.mock.lastCall ?? [];
    await expect((request?.body as URLSearchParams).get('outcome')).toBe('success');
  },
};

/** Somebody was faster; the next window is one press away. */
export const WindowFull: Story = {
  ...at(
    answer(StartCheckoutDocument, ({ input }) => ({
      startCheckout: input.windowStartsAt === nextWindow.startsAt ? checkout : windowFull,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    const take = await canvas.findByRole('button', { name: 'Prendre 12:30 PM - 12:45 PM' });
    await expect(canvas.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/cart/levain');
    await expect(canvas.getByText('Créneau perdu :')).toBeInTheDocument();
    await userEvent.click(take);
    await expect(await canvas.findByRole('button', { name: 'Pay & Place Order' })).toBeVisible();
    await expect(canvas.getByText('12:30 PM - 12:45 PM')).toBeVisible();
  },
};

/** The notice of an item ran out on the way here. */
export const NotOnThatDay: Story = {
  ...at(
    answer(StartCheckoutDocument, {
      startCheckout: {
        __typename: 'NotOnThatDay',
        message: 'Fraisier : trop tard pour ce créneau. Sur commande, 72 h avant.',
      },
    }),
    { ...handover, day: 'samedi 13 juin' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/trop tard pour ce créneau/)).toBeVisible();
    await expect(canvas.getByText(/^samedi 13 juin, /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choisir un autre jour' })).toHaveAttribute('href', '/cart/levain');
  },
};

/** Nothing is held, nothing is paid. */
export const Unreachable: Story = failingAt('/payment', StartCheckoutDocument, { state: handover });

const refusedStart = fault('RATE_LIMITED', 'Trop de demandes. Patientez un instant.');
const started = fn<Answers[string]>(() => throwError(() => refusedStart));

/** The server says in its own words why not; a second try opens the card form. */
export const NotStarted: Story = {
  ...at({ StartCheckout: started }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Trop de demandes. Patientez un instant. Rien n’a été débité.')).toBeVisible();
    started.mockReturnValueOnce(of({ startCheckout: checkout }));
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByRole('form', { name: 'Enter Card Details' })).toBeVisible();
  },
};

/** Another tab is paying the same cart: that may be over in a moment. */
export const PaidElsewhere: Story = {
  ...at(
    answer(StartCheckoutDocument, {
      startCheckout: { __typename: 'BeingPaidElsewhere', message: 'Ce panier est en train d’être payé ailleurs.' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce panier est en train d’être payé ailleurs.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

const opened = fn(() => ({ startCheckout: { ...checkout, holdSeconds: 0 } }));

/** The time is over and nothing was paid. */
export const HoldExpired: Story = {
  ...at({
    ...answer(StartCheckoutDocument, opened),
    ...answer(PlaceOrderDocument, { placeOrder: { __typename: 'PaymentPending', message: 'Pas encore payé.' } }),
  }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Réserver à nouveau' });
    opened.mockClear();
    await userEvent.click(again);
    await canvas.findByRole('button', { name: 'Réserver à nouveau' });
    await expect(opened).toHaveBeenCalledOnce();
  },
};

const paid = { ...handover, intentId: checkout.intentId, paid: true };

/** The page came back and the card had been charged before. */
export const Confirming: Story = at(keepWaiting(PlaceOrderDocument), paid);

const unconfirmed = failingAt('/payment', PlaceOrderDocument, { state: paid });

/** The network was lost between the payment and the order: said so, tried again, never charged again. */
export const PaidButNotConfirmed: Story = {
  ...unconfirmed,
  play: async (context) => {
    await unconfirmed.play?.(context);
    await expect(context.canvas.getByRole('heading', { name: 'Votre paiement est passé' })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

/** Paid, but the place was gone: the money goes back. */
export const Refunded: Story = {
  ...at(
    answer(PlaceOrderDocument, {
      placeOrder: {
        __typename: 'PaymentRefunded',
        message: 'Votre créneau n’était plus disponible : vous êtes intégralement remboursé.',
      },
    }),
    paid,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /13,69.€ vous sont remboursés/ })).toBeVisible();
    await expect(canvas.getByText('Remboursé')).toBeVisible();
    await expect(canvas.getByText('Créneau perdu :')).toBeInTheDocument();
  },
};

/** Opened without coming from a cart. */
export const NoOrder: Story = {
  ...pageAt('/payment', { answers: answer(HeldCartDocument, { latestCart: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order data found. Please go back to the cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour au panier' })).toHaveAttribute('href', '/cart');
  },
};
