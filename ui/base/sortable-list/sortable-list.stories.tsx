import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge';
import { SortableList, type SortableItem, type SortableListProps } from './sortable-list';

function Kept(props: SortableListProps<SortableItem>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onMove={(id, toIndex) => {
        setItems((all) => {
          const others = all.filter((item) => item.id !== id);
          return [...others.slice(0, toIndex), ...all.filter((item) => item.id === id), ...others.slice(toIndex)];
        });
        props.onMove(id, toIndex);
      }}
    />
  );
}

const meta = {
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
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SortableList<SortableItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

/** One place at a time; the button keeps the focus, the move is announced. */
export const ByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
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

/** The first cannot go up, the last not down. */
export const AtTheEnds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Pains' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Boissons' }));
    await expect(args.onMove).not.toHaveBeenCalled();
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

/** More than a name in each row. */
export const WithMore: Story = {
  args: {
    renderItem: ({ label }) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {label} <Badge>12 articles</Badge>
      </span>
    ),
  },
};

export const One: Story = { args: { items: [{ id: 'bread', label: 'Pains' }] } };

/** While an order is kept nothing moves. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Pains' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const LongLabels: Story = {
  args: {
    items: [
      { id: 'a', label: 'Sandwichs, paninis et croque-monsieur à composer soi-même' },
      { id: 'b', label: 'Anticonstitutionnellement' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
