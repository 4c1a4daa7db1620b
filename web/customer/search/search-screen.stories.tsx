import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { noFilters } from '../../../ui/food/shop-filters/filter-values';
import type { StoredShops } from '../../shops/places';
import { SearchScreen } from './search-screen';

const open = { isOpen: true, openUntil: "Ouvert jusqu'à 20h", pickupFrom: '2026-06-12T10:15:00Z', pickupTime: '12:15' };

const shops: StoredShops = {
  boulangeries: [
    {
      ...open,
      ownerId: 'levain',
      name: 'Maison Levain',
      type: 'boulangerie',
      image: samplePictures.croissant,
      rating: 4.8,
      reviewCount: 231,
      distance: 350,
      dietary: ['VEGETARIAN', 'VEGAN'],
    },
    {
      ...open,
      ownerId: 'archives',
      name: 'Le Fournil des Archives',
      type: 'boulangerie',
      image: samplePictures.baguette,
      rating: 4.6,
      reviewCount: 37,
      full: true,
      distance: 620,
    },
    {
      ownerId: 'mie',
      name: 'Mie & Compagnie',
      type: 'boulangerie',
      isOpen: false,
      openUntil: 'Fermé · ouvre demain à 7h',
      distance: 1200,
    },
  ],
  restaurants: [
    {
      ...open,
      ownerId: 'comptoir',
      name: 'Le Comptoir du Marais',
      type: 'restaurant',
      image: samplePictures.burger,
      rating: 4.4,
      reviewCount: 104,
      distance: 480,
    },
    { ...open, ownerId: 'zinc', name: 'Café du Zinc', type: 'restaurant', kind: 'cafe', distance: 900 },
  ],
};

const meta = {
  component: SearchScreen,
  // Their code comes with the first search.
  loaders: [() => import('./search-results')],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: {
    address: '10 Rue de Rivoli, 75004 Paris',
    suggestions: [],
    suggesting: false,
    status: 'idle',
    shops,
    placed: true,
    filters: noFilters,
    onFilter: fn(),
    onSearchHere: fn(),
    onAddressChange: fn(),
    onSelect: fn(),
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who can be ordered from first, cafés with the restaurants; then those that are closed until tomorrow. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trouvez votre repas parfait' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Boulangeries près de chez vous' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Restaurants près de chez vous' })).toHaveTextContent(
      'Café du Zinc',
    );
    await expect(canvas.getByRole('region', { name: 'Fermés aujourd’hui' })).toHaveTextContent('Mie & Compagnie');
    await expect(canvas.getAllByRole('link', { name: 'Voir le menu' })).toHaveLength(5);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The first visit. */
export const BeforeTheFirstSearch: Story = {
  args: { address: '', placed: false, shops: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Où êtes-vous ?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A dish, a shop’s name: the field says what it takes, nothing has failed. */
export const NotAnAddress: Story = {
  args: {
    placed: false,
    address: 'croissant',
    addressError: 'La récupération des commerces a échoué. Veuillez réessayer.',
    shops: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Adresse')).toHaveAccessibleDescription(/Il faut une adresse, avec la ville/);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** In the middle of the night. */
export const AllClosed: Story = {
  args: { shops: { boulangeries: shops.boulangeries.slice(2), restaurants: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Fermés aujourd’hui' })).toBeVisible();
    await expect(canvas.queryByText('Aucune boulangerie à moins de 10 km')).toBeNull();
    await expect(canvas.getByText('Aucun restaurant à moins de 10 km')).toBeVisible();
  },
};

/** Shops are looked for: the old ones make place. */
export const Searching: Story = {
  args: { status: 'searching', placed: false, shops: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chargement des lieux à proximité...'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rechercher' })).toBeDisabled();
  },
};

/** Nothing could be had. */
export const Failed: Story = {
  args: { status: 'failed', placed: false, shops: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'La récupération des commerces a échoué. Veuillez réessayer.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was known stays, with the news that it may be old. */
export const RefreshFailed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Maison Levain')).toBeVisible();
  },
};

/** In the fields: said once, with the way back to the address. */
export const NobodyAround: Story = {
  args: { shops: { boulangeries: [], restaurants: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Essayez une autre adresse.')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’adresse' }));
    await expect(canvas.getByLabelText('Adresse')).toHaveFocus();
  },
};

/** The browser asks whether it may tell. */
export const Locating: Story = {
  args: { status: 'locating', address: '', placed: false, shops: null },
};

/** Only what is left is shown, without a heading over nothing. */
export const Filtered: Story = {
  args: { filters: { ...noFilters, kind: 'boulangerie' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Restaurants près de chez vous' })).toBeNull();
    await expect(await canvas.findByRole('combobox', { name: 'Trier' })).toHaveValue('distance');
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...noFilters, kind: 'boulangerie', dietaryMarks: ['VEGAN'] });
  },
};

/** Filters that leave nothing say so and let go in one press. */
export const NothingFits: Story = {
  args: { filters: { ...noFilters, dietaryMarks: ['HALAL'], sort: 'rating' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voir tous les commerces' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...noFilters, sort: 'rating' });
  },
};
