import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './not-found';

export default { component: NotFound, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof NotFound>;

/** An address nobody knows. */
export const UnknownAddress: StoryObj<typeof NotFound> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Il n’y a rien dans cette assiette');
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toHaveAttribute('href', '/userSearch');
  },
};
