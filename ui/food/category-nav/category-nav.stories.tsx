import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { CategoryNav } from './category-nav';

export default {
  component: CategoryNav,
  args: {
    categories: [
      { id: 'pains', name: 'Pains', itemCount: 8 },
      { id: 'viennoiseries', name: 'Viennoiseries', itemCount: 6 },
      { id: 'patisseries', name: 'Pâtisseries', itemCount: 7 },
      { id: 'sandwichs', name: 'Sandwichs', itemCount: 4 },
      { id: 'boissons', name: 'Boissons', itemCount: 5 },
    ],
    selectedId: null,
    onSelect: fn(),
  },
  decorators: [inBox('over-md:w-60')],
  render: controlled(CategoryNav, 'selectedId', 'onSelect'),
} satisfies Meta<typeof CategoryNav>;
type Story = StoryObj<typeof CategoryNav>;

/** « Tout » comes first and is what one sees without choosing. */
export const Everything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Tout' });
    await expect(all).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Pains' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('pains');
    await expect(all).not.toHaveAttribute('aria-current');
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

export const ByKeyboard: Story = {
  args: {
    categories: [
      { id: 'pains', name: 'Formules du midi avec boisson et dessert au choix', itemCount: 3 },
      { id: 'b', name: 'Sandwichs', itemCount: 12 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tout' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('pains');
    await expect(canvas.getByRole('button', { name: /^Formules/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** A list on wide screens; up to 768 px a row that scrolls to the selected category. */
export const ListOnALaptop: Story = { args: { selectedId: 'boissons' }, globals: { viewport: { value: 'laptop' } } };

export const OnlyEverything: Story = { args: { categories: [] } };
