import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { CustomerView } from './customer-view';

export default {
  component: CustomerView,
  args: {
    name: 'Kebab maison',
    description: 'Galette cuite minute, viande à la broche.',
    imageUrl: samplePictures.sandwich,
    priceCents: 750,
    allergens: ['GLUTEN', 'MILK'],
  },
} satisfies Meta<typeof CustomerView>;
type Story = StoryObj<typeof CustomerView>;

/** To be looked at: nothing in it can be pressed or reached by keyboard; with what is chosen after it. */
export const Item: Story = {
  args: {
    children: (
      <ChoiceGroup title="Viandes" hint="Jusqu’à 2 au choix" level={3}>
        Poulet, kebab, merguez
      </ChoiceGroup>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ajouter').closest('[inert]')).not.toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const NothingFilledInYet: Story = {
  args: { name: 'Nom du sandwich', description: '', imageUrl: null, priceCents: 0, allergens: null },
};
