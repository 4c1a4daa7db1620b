import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card';

const meta = {
  component: MenuItemCard,
  args: {
    name: 'Croissant pur beurre',
    description: 'Beurre AOP Charentes-Poitou, feuilleté maison.',
    imageUrl: samplePictures.croissant,
    priceCents: 130,
    allergens: ['GLUTEN', 'MILK', 'EGGS'],
    onAdd: fn(),
    onRemove: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className="md:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What may rightly bear the marks that butter and flour may not. */
const salad = {
  name: 'Salade de quinoa',
  description: 'Quinoa, concombre, tomates, herbes fraîches.',
  imageUrl: samplePictures.salad,
  priceCents: 850,
  allergens: [],
} satisfies Partial<MenuItemCardProps>;

/** One press, one more in the cart; the button says which item it adds. A press on its name tells the rest of it. */
export const Simple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter Croissant pur beurre' });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Croissant pur beurre' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** A sandwich or a pizza is made up first: the same word, on a link. */
export const MadeUpFirst: Story = {
  args: {
    name: 'Sandwich kebab',
    description: 'Deux viandes et deux sauces au choix.',
    imageUrl: samplePictures.sandwich,
    priceCents: 750,
    onAdd: undefined,
    href: '/selection/0197/42',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajouter Sandwich kebab' })).toHaveAttribute(
      'href',
      '/selection/0197/42',
    );
  },
};

export const FreshlyBaked: Story = { args: { freshlyBaked: true } };

/** Before anything else: when it can be had. */
export const ToOrder: Story = {
  args: { availability: 'Sur commande, 48 h avant · Le samedi et le dimanche', freshlyBaked: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sur commande, 48 h avant/)).toBeVisible();
    await expect(canvas.queryByText('À la sortie du four')).toBeNull();
  },
};

/** Other days may have it: it says so and goes into the cart, whose day decides. */
export const SoldOutToday: Story = {
  args: { availability: 'Épuisé aujourd’hui', onlyToday: true, freshlyBaked: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Épuisé aujourd’hui')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** One mark at most: how few are left before what is fresh, that before for whom it is. */
export const FewLeft: Story = {
  args: { stock: 2, freshlyBaked: true, dietaryMarks: ['VEGETARIAN'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plus que 2')).toBeVisible();
    await expect(canvas.queryByText('À la sortie du four')).toBeNull();
    await expect(canvas.queryByText('Végétarien')).toBeNull();
  },
};

/** Plenty is not worth a word. */
export const PlentyLeft: Story = {
  args: { stock: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Plus que/)).toBeNull();
  },
};

/** Still readable, no longer to be had. */
export const SoldOut: Story = {
  args: { stock: 0, freshlyBaked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Épuisé' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.queryByText('À la sortie du four')).toBeNull();
  },
};

/** A second quick press lands on the same button: nothing that tells of the first moves it. */
export const AddedInAHurry: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Counted(args) {
    const [inCart, setInCart] = useState(0);
    return <MenuItemCard {...args} inCart={inCart} onAdd={() => setInCart(inCart + 1)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: /^Ajouter/ });
    const { top, right } = add.getBoundingClientRect();
    await userEvent.click(add);
    await expect(canvas.getByText('dans le panier').parentElement).toHaveTextContent('1 dans le panier');
    await expect(add.getBoundingClientRect()).toMatchObject({ top, right });
  },
};

/** One less, without going to the cart. */
export const InCart: Story = {
  args: { inCart: 2, freshlyBaked: true, stock: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant pur beurre' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** For whom it is made: the first of it, where nothing more urgent is to be said. */
export const WithDietaryMarks: Story = {
  args: { ...salad, dietaryMarks: ['VEGETARIAN', 'ORGANIC', 'GLUTEN_FREE'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Végétarien')).toBeVisible();
    await expect(canvas.queryByText('Bio')).toBeNull();
  },
};

export const WithoutPictureAndDescription: Story = { args: { imageUrl: null, description: undefined } };
export const BrokenPicture: Story = { args: { imageUrl: brokenPicture } };

export const VeryLongTexts: Story = {
  args: {
    name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin, cuit au feu de bois',
    description:
      'Farine de blé T80 moulue sur meule de pierre, longue fermentation de vingt-quatre heures, croûte épaisse, mie alvéolée, se garde quatre jours dans un torchon.',
    priceCents: 123_450,
  },
};

/** A low row whatever it says, price and stepper in one line. */
export const OnAPhone: Story = {
  args: { freshlyBaked: true, inCart: 12 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <MenuItemCard {...args} />
      <MenuItemCard {...args} {...VeryLongTexts.args} />
      <MenuItemCard {...args} {...VeryLongTexts.args} freshlyBaked={false} inCart={0} />
      <MenuItemCard {...args} name="Flan" description={undefined} freshlyBaked={false} />
      <MenuItemCard {...args} name="Kebab" inCart={2} href="/selection/0197/42" onRemove={undefined} stock={1} />
      <MenuItemCard {...args} name="Opéra" stock={0} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('article')) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(96);
      await expect(row.offsetHeight).toBeLessThanOrEqual(112);
    }
  },
};
