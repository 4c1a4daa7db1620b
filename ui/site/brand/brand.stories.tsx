import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Brand } from './brand';

export default { component: Brand } satisfies Meta<typeof Brand>;
type Story = StoryObj<typeof Brand>;

/** In the header it leads home and is called by its name, one word. */
export const Link: Story = {
  render: belowEachOther(Brand, { href: '/' }, { size: 'large' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'MêmePrix' })).toHaveAttribute('href', '/');
  },
};
