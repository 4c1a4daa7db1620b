import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressSearch } from '../address-search/address-search';
import { Hero } from './hero';

export default {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Trouvez votre repas parfait',
    text: 'Commandez, passez, c’est prêt. Au même prix qu’en boutique.',
    children: <AddressSearch value="" suggestions={[]} onChange={fn()} onSelect={fn()} onSearch={fn()} />,
  },
} satisfies Meta<typeof Hero>;
type Story = StoryObj<typeof Hero>;

export const Laid: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Trouvez votre repas parfait' });
    await expect(title.closest('section')?.offsetHeight).toBe(500);
  },
};

/** What one came for is known: the line stays, the title is only read out. */
export const Folded: Story = {
  args: {
    folded: true,
    children: (
      <AddressSearch
        compact
        value="10 Rue de Rivoli, 75004 Paris"
        suggestions={[]}
        onChange={fn()}
        onSelect={fn()}
        onSearch={fn()}
        onSearchHere={fn()}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Trouvez votre repas parfait' });
    await expect(title.closest('section')?.offsetHeight).toBeLessThan(130);
  },
};
