import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tag } from './tag';

const meta = {
  component: Tag,
  args: { children: 'Sans gluten' },
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
/** The cross says what it takes away. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer Sans gluten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

function Filters() {
  const [names, setNames] = useState(['Moins de 10 €', 'Ouvert maintenant', 'Végétarien', 'À moins de 500 m']);
  return (
    <ul aria-label="Filtres" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Tag onRemove={() => setNames(names.filter((other) => other !== name))}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Several, each taken away by itself. */
export const Filtered: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Végétarien' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Végétarien')).not.toBeInTheDocument();
  },
};

export const FilteredOnAPhone: Story = { render: () => <Filters />, globals: { viewport: { value: 'phone' } } };

/** Wraps inside its border. */
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
  args: { children: 'Émincé de volaille fermière mariné aux herbes de Provence', onRemove: fn() },
};

export const LongWords: Story = {
  args: { children: 'Anticonstitutionnellement épicé', onRemove: fn() },
};
