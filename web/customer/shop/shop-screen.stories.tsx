import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { shopNow, shopPage } from '../../../.storybook/results/menu';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ReviewList } from '../../../ui/food/reviews/review-list';
import { Practical } from './practical';
import { ShopScreen, type ShopScreenProps } from './shop-screen';
import type { ShopItem, ShopSection } from './shop-view';

const item = (id: string, name: string, priceCents: number, more: Partial<ShopItem> = {}): ShopItem => ({
  id,
  name,
  priceCents,
  imageUrl: null,
  allergens: null,
  ...more,
});

const sections: ShopSection[] = [
  {
    id: 'pains',
    name: 'Pains',
    items: [
      item('baguette', 'Baguette de tradition', 130, {
        imageUrl: samplePictures.baguette,
        description: 'Levain naturel, farine de meule.',
        freshlyBaked: true,
        allergens: ['GLUTEN'],
      }),
      item('seigle', 'Pain de seigle', 420, { stock: 2, allergens: ['GLUTEN'] }),
    ],
  },
  {
    id: 'viennoiseries',
    name: 'Viennoiseries',
    items: [
      item('croissant', 'Croissant', 140, {
        imageUrl: samplePictures.croissant,
        inCart: 2,
        allergens: ['GLUTEN', 'MILK', 'EGGS'],
      }),
      item('fraisier', 'Part de fraisier', 480, { soldOut: true, imageUrl: samplePictures.tart }),
    ],
  },
  {
    id: 'sandwichs',
    name: 'Sandwichs',
    items: [
      item('poulet', 'Sandwich poulet à composer', 650, {
        imageUrl: samplePictures.sandwich,
        href: '/selection/levain/poulet',
      }),
    ],
  },
];

function Kept(props: ShopScreenProps) {
  const [category, setCategory] = useState(props.category);
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 md:px-8">
      <ShopScreen {...props} category={category} onCategory={setCategory} />
    </div>
  );
}

const meta = {
  component: ShopScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  args: {
    banner: {
      name: 'Maison Levain',
      kind: 'boulangerie',
      imageUrl: samplePictures.baguette,
      ratingText: '4.8 (200+ avis)',
      openState: 'open',
      openingText: "Ouvert jusqu'à 20h",
      address: '10 Rue de Rivoli, 75004 Paris',
      mapHref: 'https://maps.example/levain',
      pickupText: 'Retrait dès 12:15',
    },
    sections,
    cart: { itemCount: 2, totalCents: 280, href: '/cart/levain' },
    category: null,
    onCategory: fn(),
    search: '',
    onSearch: fn(),
    onAdd: fn(),
    onRemove: fn(),
    info: <Practical shop={{ ...shopPage.shop, ...shopNow.shop }} />,
    reviews: (
      <ReviewList
        ratingText="4.8 (200+ avis)"

        reviews={[
          { id: 'r-1', authorName: 'Camille D.', rating: 5, dateText: 'le 12 novembre 2026', text: 'Rien à redire.' },
        ]}
      />
    ),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ShopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All categories; a simple item goes straight into the cart, a sandwich is made up first. */
export const WholeMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const baguette = within(canvas.getByRole('article', { name: 'Baguette de tradition' }));
    await userEvent.click(baguette.getByRole('button', { name: /^Ajouter/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('baguette');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant' }));
    await expect(args.onRemove).toHaveBeenCalledWith('croissant');
    await expect(canvas.getByRole('link', { name: /^Ajouter/ })).toHaveAttribute('href', '/selection/levain/poulet');
    await expect(canvas.getByRole('button', { name: 'Épuisé' })).toBeDisabled();
    await expect(canvas.getByText('Plus que 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir le panier (2 articles) - €2.80' })).toHaveAttribute(
      'href',
      '/cart/levain',
    );
  },
};

/** The first item stands on the first screen; what a row has no room for is one press away. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Croissant' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Croissant' }));
    await expect(sheet.getByText('Lait')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /^Ajouter/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('croissant');
    await userEvent.click(sheet.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The story, the hours and the way there, for who asks. */
export const InfosOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Infos' }));
    const infos = within(await canvas.findByRole('region', { name: 'Infos pratiques' }));
    await expect(infos.getByText(/^Pains au levain naturel/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Infos' }));
    await expect(canvas.queryByRole('region', { name: 'Infos pratiques' })).toBeNull();
  },
};

/** Only the chosen category; « Tout » brings the others back. */
export const OneCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Viennoiseries' }));
    await expect(canvas.getByRole('heading', { name: 'Croissant' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Baguette de tradition' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout' }));
    await expect(canvas.getByRole('heading', { name: 'Baguette de tradition' })).toBeVisible();
  },
};

/** A category that has left the menu shows everything. */
export const CategoryGone: Story = {
  args: { category: 'glaces' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Croissant' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Baguette de tradition' })).toBeVisible();
  },
};

/** In the words of the specification. */
export const EmptyMenu: Story = {
  args: { sections: [], cart: { itemCount: 0, totalCents: 0, href: '/cart/levain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This restaurant currently has no items on the menu.')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Catégories' })).not.toBeInTheDocument();
  },
};

/** Closed today: readable all the same, and said before one fills a cart. */
export const Closed: Story = {
  args: {
    notice:
      'Fermé · ouvre demain à 7h. Vous pouvez regarder la carte et préparer votre panier ; la commande se passe un jour d’ouverture.',
    banner: {
      ...meta.args.banner,
      openState: 'closed',
      openingText: 'Fermé · ouvre demain à 7h',
      pickupText: undefined,
    },
    cart: { itemCount: 0, totalCents: 0, href: '/cart/levain' },
  },
};

/** The shop takes a breath: the first hour to come is said. */
export const Paused: Story = {
  args: {
    notice: 'La boutique fait une pause. Vous pouvez déjà commander : premier retrait à 12:45.',
    banner: {
      ...meta.args.banner,
      openState: 'paused',
      openingText: 'En pause · reprend à 12:30',
      pickupText: 'Retrait dès 12:45',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La boutique fait une pause/)).toBeVisible();
  },
};

/** Every window of today is taken. */
export const AllWindowsFull: Story = {
  args: {
    notice:
      'Tous les créneaux d’aujourd’hui sont complets. Vous pouvez regarder la carte et préparer votre panier ; la commande se passe un autre jour.',
    banner: {
      ...meta.args.banner,
      openState: 'full',
      openingText: "Ouvert jusqu'à 20h · complet pour aujourd’hui",
      pickupText: undefined,
    },
    cart: { itemCount: 0, totalCents: 0, href: '/cart/levain' },
  },
};

/** Words are looked for in the whole menu; the categories count what they found. */
export const Searched: Story = {
  args: { search: 'croissant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Croissant' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Baguette de tradition' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Pains/ })).not.toBeInTheDocument();
  },
};

/** Nothing has the word: one press shows everything again. */
export const NothingFound: Story = {
  args: { search: 'sushi' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toute la carte' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
