import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MenuSearch, type MenuSearchProps } from './menu-search';

function Kept(props: MenuSearchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MenuSearch
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  component: MenuSearch,
  render: Kept,
  args: { value: '', resultCount: 3, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const OneFound: Story = {
  args: { value: 'éclair', resultCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 article pour « éclair »');
  },
};

/** Nothing has these words: the whole menu is one press away. */
export const NothingFound: Story = {
  args: { value: 'choucroute', resultCount: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucun article pour « choucroute »' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toute la carte' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Nothing is searched for: nothing is said. */
export const Untouched: Story = {};

export const LongWords: Story = {
  args: { value: 'anticonstitutionnellement-chocolatée-aux-noisettes-du-piémont', resultCount: 0 },
  globals: { viewport: { value: 'phone' } },
};
