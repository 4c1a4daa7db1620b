import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { SearchField } from './search-field';

const Kept = controlled(SearchField, 'value', 'onChange');

export default {
  component: SearchField,
  args: { label: 'Rechercher un article', value: '', onChange: fn() },
  render: Kept,
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

/**
 * Escape empties it; what stands around it hears only of an Escape in the empty field. Nothing to clear, no cross; the
 * cross empties the field as well and leaves one in it.
 */
export const Filled: Story = {
  args: { value: 'éclair', placeholder: 'Croissant, baguette, éclair...', onKeyDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Rechercher un article' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'pain');
    await expect(args.onChange).toHaveBeenLastCalledWith('pain');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** In a row of tools the glass stands for the label; screen readers still hear the name. Disabled, it can be read, but not cleared. */
export const Texts: Story = {
  render: belowEachOther(
    Kept,
    { labelHidden: true, placeholder: 'Rechercher' },
    { label: 'Rechercher', hint: 'Nom de l’article ou de la catégorie.', disabled: true, value: 'éclair' },
    {
      label: 'Rechercher une pâtisserie',
      value: 'Religieuse au chocolat grand cru de Madagascar et crème pâtissière à la fleur de sel',
      error: 'Aucun article ne porte ce nom.',
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un article' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
