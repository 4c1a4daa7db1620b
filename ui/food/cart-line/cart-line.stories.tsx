import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CartLine } from './cart-line';

const meta = {
  component: CartLine,
  args: {
    name: 'Croissant au beurre',
    imageUrl: null,
    quantity: 2,
    unitCents: 130,
    lineCents: 260,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One more, one less, away with it. */
export const Simple: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Croissant au beurre' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('l’unité')).toHaveTextContent(/^1,30.€ l’unité$/);
  },
};

/** Quick presses land where the first one did, also when the shop has no more. */
export const InAHurry: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Counted(args) {
    const [quantity, setQuantity] = useState(1);
    return (
      <CartLine
        {...args}
        quantity={quantity}
        lineCents={quantity * args.unitCents}
        notice={quantity > 1 ? 'Il n’en reste que 1 : réduisez la quantité pour commander.' : undefined}
        onQuantityChange={setQuantity}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^Ajouter un article/ });
    const { top, left } = more.getBoundingClientRect();
    await userEvent.click(more);
    await expect(canvas.getByText(/Il n’en reste que 1/)).toBeVisible();
    await expect(more.getBoundingClientRect()).toMatchObject({ top, left });
  },
};

/** A composed sandwich: another of the same is one press away, and so is another choice. */
export const Composed: Story = {
  args: {
    name: 'Tacos 2 viandes',
    editHref: '/selection/grill/tacos?ligne=l-1',
    quantity: 1,
    unitCents: 1340,
    lineCents: 1340,
    selections: {
      sot: ['Salade', 'Tomate'],
      meats: ['Poulet mariné', 'Merguez'],
      sauces: ['Algérienne'],
      fries: true,
      drink: 'Limonade 33 cl',
      supplements: ['Cheddar'],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Tacos 2 viandes' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'Modifier Tacos 2 viandes' })).toBeVisible();
  },
};

/** The shop changed the price meanwhile. */
export const PriceChanged: Story = {
  args: { name: 'Éclair au café', quantity: 1, unitCents: 480, lineCents: 480, previousUnitCents: 450 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Le prix a changé/)).toHaveTextContent(/4,50.€ → 4,80.€$/);
  },
};

/** Somebody else took the last one: it can only be removed. */
export const SoldOut: Story = {
  args: { soldOut: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Épuisé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Ajouter/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Supprimer Croissant/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** As many as the shop still has: one more says why not. */
export const Limited: Story = {
  args: { maxQuantity: 2, whyNoMore: 'Il n’en reste pas davantage.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter un article/ }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Il n’en reste pas davantage.');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ajouter/ }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: { name: 'Brioche feuilletée généreusement garnie au chocolat de couverture et aux noisettes du Piémont' },
};
