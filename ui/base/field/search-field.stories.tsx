import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './search-field';

function Kept(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: SearchField,
  args: { label: 'Rechercher un article', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to clear yet: no cross. */
export const Empty: Story = {
  args: { placeholder: 'Croissant, baguette, éclair...' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un article' }), 'pain');
    await expect(args.onChange).toHaveBeenLastCalledWith('pain');
  },
};

/** The cross empties the field and leaves one in it. */
export const Filled: Story = {
  args: { value: 'éclair' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** Escape empties it as well; what stands around it hears only of an Escape in the empty field. */
export const Escaped: Story = {
  args: { value: 'éclair', onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** In a row of tools the glass says it; screen readers still hear the name. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'Rechercher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un article' })).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'Nom de l’article ou de la catégorie.' } };

export const WithError: Story = { args: { value: '%%%', error: 'Aucun article ne porte ce nom.' } };

/** What is written can be read, but not cleared. */
export const Disabled: Story = {
  args: { disabled: true, value: 'éclair' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { value: 'Religieuse au chocolat grand cru de Madagascar et crème pâtissière à la fleur de sel' },
};
