import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddShortcuts } from './add-shortcuts';

export default { component: AddShortcuts } satisfies Meta<typeof AddShortcuts>;

/** The five of the dashboard. */
export const Five: StoryObj<typeof AddShortcuts> = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add Categories', '/restaurant/addCategory'],
      ['Add Items', '/AddItems'],
      ['Add Drinks', '/drinks'],
      ['Add Meat', '/meat'],
      ['Add Sauces', '/sauces'],
    ]);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(48);
  },
};
