import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, controlled, inBox } from '../../../.storybook/situations';
import { MenuSearch } from './menu-search';

const Kept = controlled(MenuSearch, 'value', 'onChange');

export default {
  component: MenuSearch,
  render: Kept,
  args: { value: '', resultCount: 3, onChange: fn() },
  decorators: [inBox('max-w-160')],
} satisfies Meta<typeof MenuSearch>;
type Story = StoryObj<typeof MenuSearch>;

/** Typed, counted, emptied by Escape. */
export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher dans la carte' }), 'choc');
    await expect(args.onChange).toHaveBeenLastCalledWith('choc');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 articles pour « choc »');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** One is said as one; of none it is asked whether to see all. */
export const OneOrNothingFound: Story = {
  render: belowEachOther(
    Kept,
    { value: 'éclair', resultCount: 1 },
    { value: 'choucroute-chocolatée-aux-noisettes-du-piémont', resultCount: 0 },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('1 article pour « éclair »');
    await expect(canvas.getByRole('heading', { name: /^Aucun article pour « choucroute/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toute la carte' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
