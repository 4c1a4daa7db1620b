import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allergens } from '../../../graphql/rules/allergens';
import { belowEachOther, situations } from '../../../.storybook/situations';
import { AllergenList } from './allergen-list';

export default {
  component: AllergenList,
  args: { allergens: ['MILK', 'GLUTEN', 'EGGS'], allergensDeclared: true },
} satisfies Meta<typeof AllergenList>;

/** Always in the legal order; a shop that declared nothing is not shown as « none ». */
export const Situations: StoryObj<typeof AllergenList> = {
  render: belowEachOther(
    AllergenList,
    {},
    { allergens: [] },
    { allergens: [], allergensDeclared: false },
    { allergensDeclared: false },
    { allergens },
  ),
  play: async ({ canvas, canvasElement }) => {
    const items = situations(canvasElement).map((situation) => [...situation.querySelectorAll('li')]);
    await expect(items[0]?.map(({ textContent }) => textContent)).toEqual(['Gluten', 'Œufs', 'Lait']);
    await expect(canvas.getByText('Allergènes : non renseigné : demandez au comptoir.')).toBeVisible();
    await expect(canvas.getByText('Le reste non renseigné : demandez au comptoir.')).toBeVisible();
    await expect(items[4]).toHaveLength(14);
  },
};
