import { expect, spyOn, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { leadsTo, pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { daysToCome } from '../../../.storybook/results/board';
import { CancelOrderDocument } from '../../../graphql/generated/owner/board';
import { DaysPageDocument } from '../../../graphql/generated/owner/days';

export default { tags: ['page'], parameters: pageParameters };

const path = '/ownerorders/jours';
const at = (answers = {}) => pageAt(path, { signedIn: 'owner', answers });
const none = (daysAhead: number) =>
  at(answer(DaysPageDocument, { ordersAhead: [], ownShop: { ...daysToCome.ownShop, daysAhead } }));

/** Tomorrow lies open; what is made for it and for whom, and nothing to press « prête » on. The list is printed alone. */
export const Days: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    const tomorrow = within(await canvas.findByRole('region', { name: 'Samedi 13 juin' }));
    await expect(tomorrow.getByText('2 commandes')).toBeVisible();
    await expect(tomorrow.getAllByText('Croissant au beurre')[0]?.parentElement).toHaveTextContent(/^6×/);
    await expect(tomorrow.getByText('G4ALET')).toBeVisible();
    await expect(tomorrow.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByText('P2AINS')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Dimanche 14 juin'));
    await expect(canvas.getByText('P2AINS')).toBeVisible();
    await expect(canvas.getByText(/^Fermé : le client choisit/)).toBeVisible();
    const printing = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(tomorrow.getByRole('button', { name: 'Imprimer la liste' }));
    await expect(printing).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article', { name: 'Samedi 13 juin', hidden: true })).toHaveTextContent(/B5UCHE/);
    window.dispatchEvent(new Event('afterprint'));
  },
};

/** One of them cannot be made: called off with its reason before its day, it leaves the calendar. */
export const Cancelling: Story = {
  ...at(answer(CancelOrderDocument, { cancelOrder: { __typename: 'StepNotPossible', message: 'Déjà annulée.' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la commande G4ALET' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Annuler la commande G4ALET' }));
    await expect(dialog.getByText(/lira votre raison, et .* sur sa carte/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Un produit est épuisé' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(await canvas.findByText('Déjà annulée.')).toBeVisible();
  },
};

/** From the board, where the number stands. */
export const FromTheBoard: Story = {
  ...pageAt('/ownerorders', { signedIn: 'owner' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Jours à venir · 3/ }));
    await expect(await canvas.findByRole('heading', { name: 'Jours à venir' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Commandes d’aujourd’hui' }));
    await expect(await canvas.findByText('K7M4PX')).toBeVisible();
  },
};

export const None: Story = none(7);

/** A shop that takes orders for today alone is shown where that is set. */
export const TodayOnly: Story = {
  ...none(0),
  play: leadsTo('Proposer d’autres jours', '/reglages/retraits'),
};

export const Loading: Story = at(keepWaiting(DaysPageDocument));
export const Failed: Story = at(fail(DaysPageDocument, new Error('503')));
