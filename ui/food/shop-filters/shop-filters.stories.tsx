import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { dietaryMarks } from '../dietary-marks/dietary-mark';
import { noFilters } from './filter-values';
import { ShopFilters } from './shop-filters';

export default {
  component: ShopFilters,
  render: controlled(ShopFilters, 'value', 'onChange'),
  args: { value: noFilters, dietaryMarks, resultCount: 12, onChange: fn() },
} satisfies Meta<typeof ShopFilters>;
type Story = StoryObj<typeof ShopFilters>;

/** One kind at a time, several dietary marks, open or not; one press gives everything back but the order. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Réinitialiser' })).toBeNull();
    for (let stop = 0; stop < 3; stop++) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, kind: 'boulangerie' });
    await expect(canvas.getByRole('button', { name: 'Boulangeries' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cafés' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bio' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Ouvert maintenant' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trier' }), 'Les mieux notés');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      openNow: true,
      kind: 'cafe',
      dietaryMarks: ['VEGAN', 'ORGANIC'],
      sort: 'rating',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'rating' });
  },
};

/** One line that slides sideways; the page does not. What gives everything back moves nothing. */
export const OnAPhone: Story = {
  args: { value: { ...noFilters, kind: 'boulangerie', dietaryMarks: ['VEGETARIAN'], openNow: true }, resultCount: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucune boutique');
    const tops = [...canvas.getAllByRole('button'), canvas.getByRole('switch')]
      .filter(({ textContent }) => textContent !== 'Réinitialiser')
      .map((chip) => chip.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const { offsetHeight } = canvas.getByRole('region');
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }));
    await expect(canvas.getByRole('region').offsetHeight).toBe(offsetHeight);
  },
};
