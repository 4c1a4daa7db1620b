import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox, situations } from '../../../.storybook/situations';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { MenuItemCard } from './menu-item-card';

const longTexts = {
  name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin, cuit au feu de bois',
  description:
    'Farine de blé T80 moulue sur meule de pierre, longue fermentation de vingt-quatre heures, croûte épaisse, mie alvéolée, se garde quatre jours dans un torchon.',
  priceCents: 123_450,
};

export default {
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
  decorators: [inBox('md:max-w-80')],
} satisfies Meta<typeof MenuItemCard>;
type Story = StoryObj<typeof MenuItemCard>;

export const Simple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter Croissant pur beurre' });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Croissant pur beurre' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/**
 * One mark at most: availability, then few left, then freshly baked, then the first diet. A sandwich or a pizza is made
 * up first: the same word, on a link.
 */
export const Marks: Story = {
  args: { freshlyBaked: true },
  render: belowEachOther(
    MenuItemCard,
    { availability: 'Sur commande, 48 h avant · Le samedi et le dimanche' },
    { stock: 2, dietaryMarks: ['VEGETARIAN'] },
    { stock: 40, dietaryMarks: ['VEGETARIAN'], imageUrl: brokenPicture },
    { freshlyBaked: false, dietaryMarks: ['ORGANIC', 'VEGETARIAN'], imageUrl: null, description: undefined },
    // Other days may have it: it goes into the cart, whose day decides.
    { name: 'Flan', availability: 'Épuisé aujourd’hui', onlyToday: true },
    longTexts,
    { name: 'Sandwich kebab', onAdd: undefined, href: '/selection/0197/42' },
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const words = ['Sur commande, 48 h avant', 'Épuisé', 'Plus que', 'À la sortie du four', 'Végétarien', 'Bio'];
    const marks = situations(canvasElement).map((card) => words.filter((word) => card.innerText.includes(word)));
    await expect(marks).toEqual([[words[0]], [words[2]], [words[3]], [words[4]], [words[1]], [words[3]], [words[3]]]);
    await expect(canvas.getByText('Plus que 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter Flan' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const link = canvas.getByRole('link', { name: 'Ajouter Sandwich kebab' });
    await expect(link).toHaveAttribute('href', '/selection/0197/42');
  },
};

export const SoldOut: Story = {
  args: { stock: 0, freshlyBaked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Épuisé' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.queryByText('À la sortie du four')).toBeNull();
  },
};

/** A second quick press hits the same button, since the count beside it does not move it. */
export const AddedInAHurry: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Counted(args) {
    const [inCart, setInCart] = useState(0);
    return <MenuItemCard {...args} inCart={inCart} onAdd={() => setInCart(inCart + 1)} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: /^Ajouter/ });
    const { top, right } = add.getBoundingClientRect();
    await userEvent.click(add);
    await expect(canvas.getByText('dans le panier').parentElement).toHaveTextContent('1 dans le panier');
    await expect(add.getBoundingClientRect()).toMatchObject({ top, right });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant pur beurre' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A low row whatever it says, price and stepper in one line. */
export const OnAPhone: Story = {
  args: { freshlyBaked: true, inCart: 12 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <MenuItemCard {...args} />
      <MenuItemCard {...args} {...longTexts} />
      <MenuItemCard {...args} {...longTexts} freshlyBaked={false} inCart={0} />
      <MenuItemCard {...args} name="Flan" description={undefined} freshlyBaked={false} />
      <MenuItemCard {...args} name="Kebab" inCart={2} href="/selection/0197/42" onRemove={undefined} stock={1} />
      <MenuItemCard {...args} name="Opéra" stock={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dernière pièce')).toBeVisible();
    for (const row of canvas.getAllByRole('article')) {
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(96);
      await expect(row.offsetHeight).toBeLessThanOrEqual(112);
    }
  },
};
