import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { Pagination } from './pagination';

const Kept = controlled(Pagination, 'page', 'onPageChange');

export default {
  component: Pagination,
  args: { label: 'Commandes', page: 6, pageCount: 12, onPageChange: fn() },
  render: Kept,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

/** Numbers and arrows lead the same way. */
export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
  },
};

/** Nothing before the first and behind the last; the button keeps the focus all the same. */
export const Ends: Story = {
  render: belowEachOther(
    Kept,
    { label: 'Début', page: 2 },
    { label: 'Fin', page: 12 },
    { label: 'Quelques pages', page: 2, pageCount: 3 },
    { label: 'Une page', page: 1, pageCount: 1 },
    { label: 'Des centaines', page: 248, pageCount: 1250 },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const inList = (name: string) => within(canvas.getByRole('navigation', { name }));
    const back = inList('Début').getByRole('button', { name: 'Page précédente' });
    await userEvent.click(back);
    await userEvent.keyboard('{Enter}');
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(inList('Fin').getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

/** A thumb needs two arrows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 6 sur 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(canvas.getByText('Page 7 sur 12')).toBeVisible();
  },
};
