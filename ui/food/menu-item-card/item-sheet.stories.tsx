import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../base/button/button';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ItemSheet } from './item-sheet';

export default {
  component: ItemSheet,
  args: {
    name: 'Salade de quinoa',
    description: 'Quinoa, concombre, tomates, herbes fraîches, vinaigrette au citron confit.',
    imageUrl: samplePictures.salad,
    priceCents: 850,
    stock: 3,
    freshlyBaked: true,
    allergens: ['MUSTARD', 'CELERY'],
    dietaryMarks: ['VEGETARIAN', 'ORGANIC', 'GLUTEN_FREE'],
    onAdd: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ItemSheet>;
type Story = StoryObj<typeof ItemSheet>;

export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Salade de quinoa' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Régimes' })).toHaveTextContent('VégétarienSans glutenBio');
    await expect(canvas.getByText('Céleri')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SoldOut: Story = {
  args: { stock: 0, imageUrl: null, description: undefined, dietaryMarks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Épuisé' })).toBeDisabled();
    await expect(canvas.queryByText('À la sortie du four')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Régimes' })).toBeNull();
  },
};

/** For another day it goes into the cart; for today one can be told. */
export const SoldOutToday: Story = {
  args: {
    stock: null,
    availability: 'Épuisé aujourd’hui',
    onlyToday: true,
    inCart: 2,
    allergens: null,
    whenSoldOut: <Button tone="quiet">Prévenez-moi</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prévenez-moi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ajouter/ })).toBeEnabled();
  },
};
