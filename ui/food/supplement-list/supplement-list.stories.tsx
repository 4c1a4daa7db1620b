import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { toggleWithin } from '../customiser/choice';
import { SupplementList, type SupplementListProps } from './supplement-list';

function Kept(props: SupplementListProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  return (
    <SupplementList
      {...props}
      selectedIds={selectedIds}
      onToggle={(id) => {
        setSelectedIds((now) => toggleWithin(now, id) ?? now);
        props.onToggle(id);
      }}
    />
  );
}

const meta = {
  component: SupplementList,
  render: Kept,
  args: {
    title: 'Garnitures',
    hint: 'Autant que vous voulez',
    supplements: [
      { id: 'olives', name: 'Olives noires', priceCents: 80 },
      { id: 'egg', name: 'Œuf', priceCents: 100 },
      { id: 'burrata', name: 'Burrata', priceCents: 250 },
      { id: 'truffle', name: 'Crème de truffe', priceCents: 300, soldOut: true, hint: 'De retour vendredi' },
    ],
    selectedIds: [],
    onToggle: fn(),
  },
} satisfies Meta<typeof SupplementList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each price is part of what is read out. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Burrata \+ 2,50\s€$/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('burrata');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('egg');
  },
};

/** Out of stock, and when it comes back. */
export const OutOfStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Crème de truffe De retour vendredi Épuisé/ })).toBeDisabled();
  },
};

/** Two at most: the third is refused in the words of the specification. */
export const WithALimit: Story = {
  args: { limit: 2, hint: 'Jusqu’à 2 au choix', selectedIds: ['olives', 'egg'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Burrata/ }));
    await expect(canvas.getByRole('alert').textContent).toBe('Maximum 2 allowed.');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const None: Story = {
  args: { supplements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Many: Story = {
  args: {
    supplements: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: ['Cornichons', 'Fromage de chèvre fermier affiné au foin', 'Bacon', 'Œuf'][index % 4] ?? '',
      priceCents: 50 + index * 10,
    })),
  },
};
