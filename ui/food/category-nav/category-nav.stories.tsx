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
      { id: 'formules', name: 'Formules du midi avec boisson et dessert au choix', itemCount: 5 },
    ],
    selectedId: null,
    onSelect: fn(),
  },
  decorators: [inBox('over-md:w-60')],
  render: controlled(CategoryNav, 'selectedId', 'onSelect'),
} satisfies Meta<typeof CategoryNav>;
type Story = StoryObj<typeof CategoryNav>;

/** « Tout » comes first and is what one sees without choosing; all are reached by keyboard too. */
export const Everything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Tout' });
    await expect(all).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('pains');
    await expect(canvas.getByRole('button', { name: 'Pains' })).toHaveAttribute('aria-current', 'true');
    await expect(all).not.toHaveAttribute('aria-current');
    await userEvent.click(all);
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

/** A list on wide screens; up to 768 px a row that scrolls to the selected category. */
export const ListOnALaptop: Story = { args: { selectedId: 'formules' }, globals: { viewport: { value: 'laptop' } } };

export const OnlyEverything: Story = { args: { categories: [] } };
