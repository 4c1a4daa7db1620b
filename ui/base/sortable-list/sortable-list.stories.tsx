import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Badge } from '../badge/badge';
import { SortableList, type SortableItem, type SortableListProps } from './sortable-list';

function Kept(props: SortableListProps<SortableItem>) {
  const [items, setItems] = useState(props.items);
  const move = (id: string, toIndex: number) => {
    setItems((all) => {
      const others = all.filter((item) => item.id !== id);
      return [...others.slice(0, toIndex), ...all.filter((item) => item.id === id), ...others.slice(toIndex)];
    });
    props.onMove(id, toIndex);
  };
  return <SortableList {...props} items={items} onMove={move} />;
}

export default {
  component: SortableList<SortableItem>,
  args: {
    label: 'Ordre des catégories',
    onMove: fn(),
    items: [
      { id: 'bread', label: 'Pains' },
      { id: 'pastry', label: 'Viennoiseries' },
      { id: 'cake', label: 'Pâtisseries' },
      { id: 'drink', label: 'Boissons' },
    ],
  },
  decorators: [inBox('max-w-lg')],
  render: Kept,
} satisfies Meta<typeof SortableList<SortableItem>>;
type Story = StoryObj<typeof SortableList<SortableItem>>;

const names = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

/** One place at a time; the button keeps the focus, the move is announced. The first cannot go up, the last not down. */
export const ByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Pains' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Boissons' }));
    await expect(args.onMove).not.toHaveBeenCalled();
    const down = canvas.getByRole('button', { name: 'Descendre Pains' });
    await userEvent.click(down);
    await expect(args.onMove).toHaveBeenLastCalledWith('bread', 1);
    await waitFor(() =>
      expect(names(canvas.getAllByRole('row'))).toEqual(['Viennoiseries', 'Pains', 'Pâtisseries', 'Boissons']),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Pains : position 2 sur 4');
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith('bread', 3);
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Boissons' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('drink', 1);
  },
};

/** Enter takes the handle, arrows or Tab choose the place, Enter lets go. */
export const DraggedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [handle] = canvas.getAllByRole('button', { name: /Pains/ });
    handle?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).not.toBe(handle));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenCalledWith('bread', 1);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Pains : position \d sur 4$/);
    // From row to row by arrows, to its handle by Tab: the first ↑ is one place.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insérer|Insert/));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('drink', 2));
  },
};

/** More than a name in each row; only one row; nothing moves while an order is kept. */
export const Rows: Story = {
  render: belowEachOther(
    Kept,
    {
      renderItem: ({ label }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label} <Badge>12 articles</Badge>
        </span>
      ),
    },
    { items: [{ id: 'bread', label: 'Pains' }] },
    {
      items: [
        { id: 'a', label: 'Sandwichs, paninis et croque-monsieur à composer soi-même' },
        { id: 'b', label: 'Anticonstitutionnellement' },
      ],
      disabled: true,
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Descendre Sandwichs/ }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
