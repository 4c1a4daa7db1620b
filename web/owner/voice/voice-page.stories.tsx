import { expect, fn } from 'storybook/test';
import { brokenWords } from '../../../.storybook/checks/broken-words';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import {
  failingAt,
  pageAt,
  pageParameters,
  saysAlert,
  type Play,
  type Story,
} from '../../../.storybook/mocked-product';
import {
  HeardOrderDocument,
  PlaceCounterOrderDocument,
  VoicePageDocument,
  type HeardOrderQuery,
  type VoicePageQuery,
} from '../../../graphql/generated/owner/voice';
import { ownShop } from '../../../.storybook/results/own-shop';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

type Line = HeardOrderQuery['heardOrder']['lines'][number];

const choice = (id: string, name: string, unitCents: number, options: Line['choices'][number]['options'] = []) =>
  ({
    ...{ __typename: 'CounterChoice' as const, id, itemId: id, name, category: 'À emporter' },
    ...{ priceCents: unitCents, unitCents, soldOut: false, options },
  }) as const;
const option = (label: string) => ({ __typename: 'CounterOption', id: label, label, priceCents: 0 }) as const;

const croissant = choice('c', 'Croissant au beurre', 130);
const kebab = choice('k', 'Kebab maison', 750, [option('Salade'), option('Oignon'), option('bien cuit')]);
const breads = [choice('p', 'Pain de campagne', 320), choice('m', 'Pain de mie', 290)];

const line = (quantity: number, heardText: string, choices: Line['choices'], unsure = false): Line => ({
  __typename: 'HeardLineView',
  quantity,
  heardText,
  choices,
  unsure,
});

const page: VoicePageQuery = {
  counterMenu: [croissant, kebab, ...breads],
  ownMealDeals: [],
  ownShop: {
    ...{ __typename: 'OwnShop', id: ownShop.id, zone: 'Europe/Paris' },
    ...{ today: '2026-06-12', todayEndsAt: '2026-06-13T02:00:00Z' },
  },
};
const menu = answer(VoicePageDocument, page);
const heard = answer(HeardOrderDocument, {
  heardOrder: {
    __typename: 'HeardOrder',
    lines: [
      line(2, 'deux croissants', [croissant]),
      line(1, 'un kebab sans tomate bien cuit', [kebab]),
      line(1, 'un pain', breads, true),
    ],
    unknownWords: ['un kouign-amann'],
    miscounted: [],
    customerName: 'Camille',
  },
});
const at = (answers = {}) => pageAt('/voice', { signedIn: 'owner', answers: { ...menu, ...heard, ...answers } });

const typed: Play = async ({ canvas, userEvent }) => {
  await pasteInto(userEvent, await canvas.findByRole('textbox', { name: /Entendu|La commande/ }), 'deux croissants');
  await userEvent.click(canvas.getByRole('button', { name: 'Vérifier la commande' }));
  await expect(await canvas.findByText(/un kouign-amann/)).toBeVisible();
};

/** A customer comes in; a browser that hears is asked to listen. */
export const Ready: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Passer la commande' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: /^Ajouter Pain de campagne/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Pain de campagne' }));
    const start = fn();
    Object.assign(window, {
      SpeechRecognition: class {
        start = start;
        abort = fn();
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dicter' }));
    await expect(start).toHaveBeenCalledOnce();
    Reflect.deleteProperty(window, 'SpeechRecognition');
  },
};

const longMenu = Array.from({ length: 8 }, (_, nth) =>
  [croissant, kebab, ...breads].map((one) => ({ ...one, id: `${one.id}-${nth}` })),
);
const long = at(answer(VoicePageDocument, { ...page, counterMenu: longMenu.flat() }));

/** However much is on the menu, the page ends where its content does. */
const endsWithItsContent = async () => {
  await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(
    Math.max(window.innerHeight, Math.ceil(document.body.getBoundingClientRect().height)),
  );
};

/** With large text one column, and no word is broken. */
export const TwiceTheTextOnATablet: Story = {
  ...long,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
  play: async (context) => {
    await typed(context);
    await expect(brokenWords(context.canvasElement)).toEqual([]);
    await endsWithItsContent();
  },
};

export const OnAPhone: Story = {
  ...long,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await typed(context);
    await endsWithItsContent();
  },
};

/** What was understood; which bread has still to be said. */
const understood: Play = async (context) => {
  await typed(context);
  await expect(context.canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^Pain de mie/ }));
  await expect(context.canvas.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Passer la commande' }));
};

const part = (name: string, itemId: string) => ({
  ...{ __typename: 'OwnMealDealPart' as const, name, nameEn: null },
  options: [{ __typename: 'MealDealOption' as const, itemId, surchargeCents: 0 }],
});
const lunch: VoicePageQuery['ownMealDeals'][number] = {
  ...{ __typename: 'OwnMealDeal', id: 'midi', name: 'Formule Midi', nameEn: null, priceCents: 800, revision: 1 },
  ...{ served: null, servedText: null, parts: [part('Sandwich', 'k'), part('Viennoiserie', 'c')] },
};

/** The order gets a meal deal by itself, and the total is what the customer pays. */
export const MealDeal: Story = {
  ...at(answer(VoicePageDocument, { ...page, ownMealDeals: [lunch] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ajouter Kebab maison/ }));
    await expect(canvas.queryByText('Formule Midi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ }));
    await expect(canvas.getByText('Formule Midi').parentElement?.parentElement).toHaveTextContent(/−0,80.€$/);
    await expect(canvas.getByText('À régler').parentElement).toHaveTextContent(/8,00.€$/);
  },
};

const notPlaced = (answers: Answers, why: RegExp): Story => ({
  ...at(answers),
  play: async (context) => {
    await understood(context);
    await saysAlert(why)(context);
  },
});

/** The last piece was sold meanwhile. */
export const GoneMeanwhile: Story = notPlaced(
  answer(PlaceCounterOrderDocument, {
    placeCounterOrder: { __typename: 'SoldOut', message: 'Pain de mie : épuisé.' },
  }),
  /^Failed to place order\.\s+Pain de mie : épuisé\.$/,
);

/** The answer was lost: pressed again, it is the same order. */
export const PlacingFailed: Story = notPlaced(
  fail(PlaceCounterOrderDocument, new TypeError('Failed to fetch')),
  /^Failed to place order\.\s+La connexion a échoué\. Vérifiez votre réseau puis réessayez\.$/,
);

export const Placed: Story = {
  ...at(
    answer(PlaceCounterOrderDocument, {
      placeCounterOrder: {
        __typename: 'Order',
        version: 1,
        id: 'o-1',
        token: 'K7M4PX',
        customerName: 'Camille',
        totalCents: 1300,
        lines: [
          { __typename: 'OrderLine', id: 'l-1', quantity: 2, name: 'Croissant au beurre' },
          { __typename: 'OrderLine', id: 'l-2', quantity: 1, name: 'Kebab maison' },
        ],
      },
    }),
  ),
  play: async (context) => {
    await understood(context);
    await expect(await context.canvas.findByText('K7M4PX')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Nouvelle commande' })).toBeVisible();
  },
};

export const Loading: Story = at(keepWaiting(VoicePageDocument));
export const Failed: Story = failingAt('/voice', VoicePageDocument, { signedIn: 'owner' });
