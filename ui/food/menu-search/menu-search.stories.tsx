import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { MenuSearch } from './menu-search';

export default {
  component: MenuSearch,
  render: controlled(MenuSearch, 'value', 'onChange'),
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

export const NothingFound: Story = {
  args: { value: 'choucroute-chocolatée-aux-noisettes-du-piémont', resultCount: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /^Aucun article pour « choucroute/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toute la carte' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const OneFound: Story = {
  args: { value: 'éclair', resultCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article pour « éclair »');
  },
};
