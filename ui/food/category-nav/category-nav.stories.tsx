import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CategoryNav, type CategoryNavProps } from './category-nav';

function Kept(props: CategoryNavProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <div className="over-md:w-60">
      <CategoryNav
        {...props}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          props.onSelect?.(id);
        }}
      />
    </div>
  );
}

const meta = {
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
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CategoryNav>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** By keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tout' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('pains');
    await expect(canvas.getByRole('button', { name: 'Pains' })).toHaveAttribute('aria-current', 'true');
  },
};

/** The row slides so that the chosen one is in sight. */
export const RowOnAPhone: Story = { args: { selectedId: 'boissons' }, globals: { viewport: { value: 'phone' } } };

export const ListOnALaptop: Story = {
  args: { selectedId: 'viennoiseries' },
  globals: { viewport: { value: 'laptop' } },
};

/** At 768 px exactly it is still the row. */
export const RowAt768: Story = { globals: { viewport: { value: 'tablet' } } };

/** A menu before its first category. */
export const OnlyEverything: Story = { args: { categories: [] } };

export const LongNames: Story = {
  args: {
    categories: [
      { id: 'a', name: 'Formules du midi avec boisson et dessert au choix', itemCount: 3 },
      { id: 'b', name: 'Sandwichs', itemCount: 12 },
    ],
  },
};
