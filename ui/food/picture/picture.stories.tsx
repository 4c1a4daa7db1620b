import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { Picture } from './picture';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';

export default {
  component: Picture,
  args: { imageUrl: samplePictures.croissant },
  decorators: [inBox('aspect-4/3 max-w-80 overflow-hidden rounded-card')],
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

export const Photo: Story = {};

export const DishWithoutPhoto: Story = { args: { imageUrl: null } };

export const ShopWithoutPhoto: Story = { args: { imageUrl: null, standIn: 'shopfront' } };

/** A photo that does not come gives its place to the drawing, until there is a network again. It is silent. */
export const Broken: Story = {
  args: { imageUrl: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
    const failed = fn();
    canvasElement.addEventListener('error', failed, true);
    await waitFor(async () => {
      // Until it listens: that begins a moment after it is drawn.
      window.dispatchEvent(new Event('online'));
      await expect(failed).toHaveBeenCalled();
    });
  },
};
