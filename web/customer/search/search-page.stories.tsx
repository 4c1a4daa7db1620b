import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FindDishesDocument } from '../../../graphql/generated/customer/dishes';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { SuggestAddressesDocument } from '../../../graphql/generated/shared/addresses';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { sampleTiles } from '../../../.storybook/samples/tiles';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const searchAround: Story['play'] = async ({ canvas, userEvent }) => {
  await pasteInto(userEvent, await canvas.findByRole('combobox'), '10 Rue de Rivoli');
  await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
};

/** The first visit: where are you? */
export const FirstVisit: Story = pageAt('/userSearch');

/** Bakeries and restaurants around: open, full, closed, new, a café. */
export const Found: Story = {
  ...pageAt('/userSearch'),
  play: async (context) => {
    await searchAround(context);
    const { canvas } = context;
    // The heading stands above the wait as well, and is drawn anew with what was found.
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toHaveLength(6));
    await expect(canvas.getByRole('heading', { name: 'Boulangeries près de chez vous' })).toBeVisible();
  },
};

export const Searching: Story = {
  ...pageAt('/userSearch', { answers: keepWaiting(NearbyShopsDocument) }),
  play: async (context) => {
    await searchAround(context);
    await expect(await context.canvas.findAllByText('Chargement des lieux à proximité...')).not.toHaveLength(0);
  },
};

const withMap = { head: { 'map-tiles': sampleTiles, 'map-attribution': '© OpenStreetMap' } };

/** Where the house has tiles: what one looks at in the list is marked on the map, which leads to its row. */
export const BesideAMap: Story = {
  ...pageAt('/userSearch', withMap),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await searchAround(context);
    const { canvas, userEvent } = context;
    const map = within(await canvas.findByRole('region', { name: 'Carte des commerces' }));
    await expect(canvas.queryByRole('radio', { name: 'Plan' })).toBeNull();
    if (map.queryByRole('status')) return;
    const zinc = await canvas.findByRole('article', { name: 'Café du Zinc' });
    await userEvent.hover(zinc);
    await map.findByRole('button', { name: 'Café du Zinc', current: true });
    await userEvent.click(map.getByRole('button', { name: 'Maison Levain' }));
    const levain = within(canvas.getByRole('article', { name: 'Maison Levain' }));
    await expect(levain.getByRole('link', { name: 'Voir le menu' })).toHaveFocus();
  },
};

/** On a phone one takes the place of the other; a shop pressed on the map shows its row below. */
export const MapOnAPhone: Story = {
  ...pageAt('/userSearch', withMap),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await searchAround(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Plan' }));
    const map = within(await canvas.findByRole('region', { name: 'Carte des commerces' }));
    await expect(canvas.queryByRole('article', { name: 'Café du Zinc' })).toBeNull();
    if (map.queryByRole('status')) return;
    await userEvent.click(map.getByRole('button', { name: 'Café du Zinc' }));
    await expect(canvas.getByRole('article', { name: 'Café du Zinc' })).toHaveTextContent(/900 m.*15 min à pied/);
    await expect(canvas.getByRole('link', { name: 'Voir le menu' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }));
    await expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toHaveLength(6);
  },
};

/** Nothing within ten kilometres. */
export const NothingAround: Story = {
  ...pageAt('/userSearch', { answers: answer(NearbyShopsDocument, { nearbyShops: [] }) }),
  play: searchAround,
};

export const Failed: Story = {
  ...pageAt('/userSearch', { answers: fail(NearbyShopsDocument, new Error('503')) }),
  parameters: { expectedConsole: [{ text: '503', because: 'what failed is logged, besides being shown' }] },
  play: async (context) => {
    await searchAround(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'La récupération des commerces a échoué. Veuillez réessayer.',
    );
  },
};

/** No source knows such an address: the field says so, and what it takes. */
export const UnknownAddress: Story = {
  ...pageAt('/userSearch', { answers: answer(SuggestAddressesDocument, { addresses: [] }) }),
  parameters: {
    expectedConsole: [
      { text: 'Geocoding failed: No results found', because: 'what failed is logged, besides being shown' },
    ],
  },
  play: async (context) => {
    await searchAround(context);
    const { canvas } = context;
    await expect(await canvas.findByText('La récupération des commerces a échoué. Veuillez réessayer.')).toBeVisible();
    await expect(canvas.getByLabelText('Adresse')).toHaveAccessibleDescription(
      /La récupération des commerces a échoué/,
    );
    await expect(canvas.getByText(/Il faut une adresse, avec la ville/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** A link to a filtered list: cafés only, the best first. */
export const Filtered: Story = {
  ...pageAt('/userSearch?type=cafe&tri=note'),
  play: async (context) => {
    await searchAround(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Café du Zinc')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Maison Levain', level: 3 })).toBeNull();
    await expect(canvas.getByText(/Les mieux notés d’abord/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }));
    await expect(await canvas.findByRole('heading', { name: 'Maison Levain', level: 3 })).toBeVisible();
  },
};

const lookFor =
  (text: string): Story['play'] =>
  async (context) => {
    await searchAround(context);
    await context.userEvent.type(await context.canvas.findByRole('searchbox', { name: 'Un plat, un commerce' }), text);
  };

/** A dish apart from the address: who sells it, for how much and from when; its menu opens where it stands. */
export const ADish: Story = {
  ...pageAt('/userSearch'),
  loaders: [() => import('./found-dishes')],
  play: async (context) => {
    await lookFor('croisant')?.(context);
    const { canvas, userEvent } = context;
    const found = within(await canvas.findByRole('region', { name: 'Pour « croisant »' }));
    const [bakery, cafe] = await found.findAllByRole('article');
    await expect(bakery).toHaveTextContent(/Maison Levain.*350 m.*Croissant · 1,20.€.*Retrait dès 12:00/);
    await expect(found.getAllByRole('link', { name: 'Voir le menu' })[0]).toHaveAttribute(
      'href',
      '/boulangerie/levain?recherche=croisant',
    );
    await expect(cafe).toHaveTextContent('Café du Zinc');
    await expect(canvas.queryByRole('heading', { name: 'Boulangeries près de chez vous' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(await canvas.findByRole('heading', { name: 'Boulangeries près de chez vous' })).toBeVisible();
  },
};

export const ADishOnAPhone: Story = { ...ADish, globals: { viewport: { value: 'phone' } } };

/** Nobody around sells such a thing. */
export const NoDish: Story = {
  ...pageAt('/userSearch', { answers: answer(FindDishesDocument, { findDishes: [] }) }),
  play: async (context) => {
    await lookFor('licorne')?.(context);
    await expect(await context.canvas.findByText('Aucun commerce pour « licorne »')).toBeVisible();
  },
};

export const DishesFailed: Story = {
  ...pageAt('/userSearch', { answers: fail(FindDishesDocument, new Error('503')) }),
  play: async (context) => {
    await lookFor('croissant')?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Veuillez réessayer.');
  },
};

/** What an earlier visit kept is there before anything is asked. */
export const FromEarlier: Story = {
  ...pageAt('/userSearch', {
    answers: keepWaiting(NearbyShopsDocument),
    stored: {
      nearbyShops: {
        boulangeries: [{ ownerId: 'levain', name: 'Maison Levain', type: 'boulangerie' }],
        restaurants: [],
        place: { latitude: 48.8555, longitude: 2.3592 },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maison Levain', level: 3 })).toBeVisible();
  },
};
