import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { Picture } from './picture';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';

export default {
  component: Picture,
  args: { imageUrl: samplePictures.croissant, alt: 'Deux croissants' },
  decorators: [inBox('aspect-4/3 max-w-80 overflow-hidden rounded-card')],
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

export const Photo: Story = {};

export const DishWithoutPhoto: Story = { args: { imageUrl: null } };
/** Beside a name that says it all it is silent. */
export const ShopWithoutPhoto: Story = {
  args: { imageUrl: null, standIn: 'shopfront', alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A photo that does not come gives its place to the drawing and keeps its words, until there is a network again. */
export const Broken: Story = {
  args: { imageUrl: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Deux croissants' }).tagName).toBe('SPAN'));
    const failed = fn();
    canvasElement.addEventListener('error', failed, true);
    await waitFor(async () => {
      // Until it listens: that begins a moment after it is drawn.
      window.dispatchEvent(new Event('online'));
      await expect(failed).toHaveBeenCalled();
    });
  },
};
