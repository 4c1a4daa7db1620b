import { expect } from 'storybook/test';
import { GuestDoorDocument, StartGuestDocument } from '../../../graphql/generated/customer/guest';
import { lunch } from '../../../.storybook/samples/meal-deals';
import { answer, type Answers } from '../../../.storybook/mocked-answers';
import { leadsTo, pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { shopNow, shopPage } from '../../../.storybook/results/menu';
import { chosen } from '../../../.storybook/samples/choices';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

const shop = { ...shopPage.shop, ...shopNow.shop, slug: 'maison-levain-paris', asksPhone: true, zone: 'Europe/Paris' };
const lines = [
  { itemId: 'croissant', quantity: 2 },
  { itemId: 'kebab', quantity: 1, unitCents: 1000, choices: chosen({ meats: 'Agneau' }), note: '' },
];
const stored = { 'cart:levain': { lines } };
const at = (answers: Answers = {}, place: { stored?: Record<string, unknown> } = { stored }) =>
  pageAt('/commander/levain', {
    signedIn: 'nobody',
    answers: { ...answer(GuestDoorDocument, { shop }), ...answers },
    ...place,
  });

/**
 * Somebody who ordered on a public page: in without an account, or with one. What is in the cart is seen, priced and
 * changed before anything is asked.
 */
export const Stranger: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Maison Levain · 3 articles dans votre panier.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/userlogin');
    await expect(canvas.getByText('Agneau')).toBeVisible();
    for (const cents of ['12,60 €', '0,29 €', '12,89 €']) await expect(canvas.getByText(cents)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Sandwich du chef' }));
    await expect(canvas.queryByText('Agneau')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(canvas.getByText('4,19 €')).toBeVisible();
  },
};

/** What is in the cart makes a meal deal, whatever the window: its price is there before anybody signs in. */
export const MealDeal: Story = {
  ...at(answer(GuestDoorDocument, { shop: { ...shop, mealDeals: [lunch] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Formule Midi')).toBeVisible();
    for (const cents of ['12,60 €', '−1,00 €', '11,89 €']) await expect(canvas.getByText(cents)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retirer : / })).toBeNull();
  },
};

/** Nothing can be ordered now: said instead of asking for a name and an address. */
export const Closed: Story = {
  ...at(answer(GuestDoorDocument, { shop: { ...shop, earliestPickup: null } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ouvre demain/)).toHaveTextContent(/ouvre demain, 7h – 13h30/);
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
  },
};

/** The server says no, in words. */
export const Refused: Story = {
  ...at(
    answer(StartGuestDocument, {
      startGuest: { __typename: 'TooManyTries', message: 'Trop de tentatives. Réessayez dans 42 s.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('Nom'), 'Camille');
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Téléphone'), '06 12 34 56 78');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer sans compte' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Trop de tentatives. Réessayez dans 42 s.');
  },
};

/** Nothing was chosen yet, or all of it ordered in another tab: back to the menu. */
export const NothingChosen: Story = {
  ...at({}, {}),
  play: leadsTo('Voir la carte', '/chez/maison-levain-paris'),
};
