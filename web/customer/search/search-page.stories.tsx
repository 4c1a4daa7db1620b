import { expect, waitFor, within } from 'storybook/test';
import { FindDishesDocument } from '../../../graphql/generated/customer/dishes';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { SuggestAddressesDocument } from '../../../graphql/generated/shared/addresses';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import {
  failingAt,
  pageAt,
  pageParameters,
  says,
  saysAlert,
  type Play,
  type Story,
} from '../../../.storybook/mocked-product';
import { nearby } from '../../../.storybook/results/shops';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { sampleTiles } from '../../../.storybook/samples/tiles';

export default { tags: ['page'], parameters: pageParameters };

/** Searched around an address, as a link from elsewhere does. */
const at = (query = '', place: Parameters<typeof pageAt>[1] = {}) =>
  pageAt(`/userSearch?adresse=Rivoli${query}`, place);

const searchAround: Play = async ({ canvas, userEvent }) => {
  await pasteInto(userEvent, await canvas.findByRole('combobox'), '10 Rue de Rivoli');
  await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
};

/** The first visit: where are you? */
export const FirstVisit: Story = {
  ...pageAt('/userSearch'),
  play: says('Où êtes-vous ?'),
};

export const WithoutAddress: Story = {
  ...pageAt('/userSearch'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechercher' }));
    await expect(await canvas.findByText('Veuillez entrer une adresse.')).toBeVisible();
  },
};

/** Who can be ordered from first, cafés with the restaurants; then those that are closed until tomorrow. */
export const Found: Story = {
  ...pageAt('/userSearch'),
  play: async (context) => {
    await searchAround(context);
    const { canvas } = context;
    // The heading stands above the wait as well, and is drawn anew with what was found.
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toHaveLength(6));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trouvez votre repas parfait' })).toBeVisible();
    const list = (name: string) => canvas.getByRole('region', { name });
    await expect(list('Boulangeries près de chez vous')).toHaveTextContent('Maison Levain');
    await expect(list('Restaurants près de chez vous')).toHaveTextContent('Café du Zinc');
    await expect(list('Fermées aujourd’hui')).toHaveTextContent('Mie & Compagnie');
  },
};

/** In the middle of the night. */
export const AllClosed: Story = {
  ...at('', {
    answers: answer(NearbyShopsDocument, { nearbyShops: nearby.nearbyShops.filter(({ shop }) => shop.id === 'mie') }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Fermées aujourd’hui' })).toBeVisible();
    await expect(canvas.queryByText('Aucune boulangerie à moins de 10 km')).toBeNull();
    await expect(canvas.getByText('Aucun restaurant à moins de 10 km')).toBeVisible();
  },
};

export const Searching: Story = {
  ...pageAt('/userSearch', { answers: keepWaiting(NearbyShopsDocument) }),
  play: async (context) => {
    await searchAround(context);
    await expect(await context.canvas.findAllByText('Chargement des lieux à proximité...')).not.toHaveLength(0);
    await expect(context.canvas.getByRole('button', { name: 'Rechercher' })).toBeDisabled();
  },
};

const withMap = { head: { 'map-tiles': sampleTiles, 'map-attribution': '© OpenStreetMap' } };

/** Where the house has tiles: what one looks at in the list is marked on the map, which leads to its row. */
export const BesideAMap: Story = {
  ...at('', withMap),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
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
  ...at('', withMap),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Plan' }));
    const map = within(await canvas.findByRole('region', { name: 'Carte des commerces' }));
    await expect(canvas.queryByRole('article', { name: 'Café du Zinc' })).toBeNull();
    if (map.queryByRole('status')) return;
    await userEvent.click(map.getByRole('button', { name: 'Café du Zinc' }));
    await expect(canvas.getByRole('article', { name: 'Café du Zinc' })).toHaveTextContent(/900 m.*15 min à pied/);
    await expect(canvas.getByRole('link', { name: 'Voir le menu' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }));
    // The farthest of the longer list waits for a press, after which the focus stands on it.
    await userEvent.click(canvas.getByRole('button', { name: 'Tout voir' }));
    await expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toContain(document.activeElement);
    await expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toHaveLength(6);
  },
};

/** Nothing within ten kilometres: said once, with the way back to the address. */
export const NothingAround: Story = {
  ...at('', { answers: answer(NearbyShopsDocument, { nearbyShops: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Essayez une autre adresse.')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’adresse' }));
    await expect(canvas.getByLabelText('Adresse')).toHaveFocus();
  },
};

const failed = failingAt('/userSearch?adresse=Rivoli', NearbyShopsDocument);
const failure = 'La récupération des commerces a échoué. Veuillez réessayer.';
const logged = { expectedConsole: [{ text: '503', because: 'what failed is logged, besides being shown' }] };

export const Failed: Story = {
  ...failed,
  parameters: logged,
  play: async (context) => {
    await failed.play?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failure);
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
    await expect(await canvas.findByText(failure)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByLabelText('Adresse')).toHaveAccessibleDescription(
      /La récupération des commerces a échoué/,
    );
    await expect(canvas.getByText(/Il faut une adresse, avec la ville/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** A link to a filtered list: cafés only, the best first. Filters that leave nothing say so; both ways out keep the order. */
export const Filtered: Story = {
  ...at('&type=cafe&tri=note'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Café du Zinc')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Maison Levain', level: 3 })).toBeNull();
    await expect(canvas.getByText(/Les mieux notés d’abord/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    for (const back of ['Voir toutes les boutiques', 'Réinitialiser']) {
      await userEvent.click(await canvas.findByRole('button', { name: back }));
      await expect(await canvas.findByRole('heading', { name: 'Maison Levain', level: 3 })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Trier' })).toHaveValue('rating');
      if (back === 'Voir toutes les boutiques') await userEvent.click(canvas.getByRole('button', { name: 'Cafés' }));
    }
  },
};

const lookFor = async ({ canvas, userEvent }: Parameters<typeof searchAround>[0], text: string) =>
  userEvent.type(await canvas.findByRole('searchbox', { name: 'Un plat, une boutique' }), text);

/** A dish apart from the address: who sells it, for how much and from when; its menu opens where it stands. */
export const ADish: Story = {
  ...at(),
  loaders: [() => import('./found-dishes')],
  play: async (context) => {
    await lookFor(context, 'croisant');
    const { canvas, userEvent } = context;
    const found = within(await canvas.findByRole('region', { name: 'Pour « croisant »' }));
    const [bakery, cafe] = await found.findAllByRole('article');
    await expect(bakery).toHaveTextContent(/Maison Levain.*350 m.*Croissant · 1,20.€.*Retrait dès 12:00/);
    const [menu] = found.getAllByRole('link', { name: 'Voir le menu' });
    await expect(menu).toHaveAttribute('href', '/boulangerie/levain?recherche=croisant');
    await expect(cafe).toHaveTextContent('Café du Zinc');
    await expect(canvas.queryByRole('heading', { name: 'Boulangeries près de chez vous' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(await canvas.findByRole('heading', { name: 'Boulangeries près de chez vous' })).toBeVisible();
  },
};

/** Nobody around sells such a thing. */
export const NoDish: Story = {
  ...at('', { answers: answer(FindDishesDocument, { findDishes: [] }) }),
  play: async (context) => {
    await lookFor(context, 'licorne');
    await expect(await context.canvas.findByText('Aucune boutique pour « licorne »')).toBeVisible();
  },
};

export const DishesFailed: Story = {
  ...at('', { answers: fail(FindDishesDocument, new Error('503')) }),
  play: async (context) => {
    await lookFor(context, 'croissant');
    await saysAlert('Veuillez réessayer.')(context);
  },
};

const stored = {
  nearbyShops: {
    boulangeries: [{ ownerId: 'levain', name: 'Maison Levain', type: 'boulangerie' }],
    restaurants: [],
    place: { latitude: 48.8555, longitude: 2.3592 },
  },
};

/** What an earlier visit kept is there before anything is asked. */
export const FromEarlier: Story = {
  ...pageAt('/userSearch', { answers: keepWaiting(NearbyShopsDocument), stored }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Maison Levain', level: 3 })).toBeVisible();
  },
};

/** It stays, with the news that it may be old. */
export const RefreshFailed: Story = {
  ...pageAt('/userSearch', { answers: fail(NearbyShopsDocument, new Error('503')), stored }),
  parameters: logged,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failure);
    await expect(canvas.getByRole('heading', { name: 'Maison Levain', level: 3 })).toBeVisible();
  },
};
