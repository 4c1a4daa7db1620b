import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination';

function Kept(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
    />
  );
}

const meta = {
  component: Pagination,
  args: { label: 'Commandes', page: 6, pageCount: 12, onPageChange: fn() },
  render: (args) => <Kept {...args} />,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Nothing before the first; the button keeps the focus all the same. */
export const First: Story = {
  args: { page: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Page précédente' });
    await userEvent.click(back);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Last: Story = {
  args: { page: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const Single: Story = { args: { page: 1, pageCount: 1 } };
export const Hundreds: Story = { args: { page: 248, pageCount: 1250 } };

/** A thumb needs two arrows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 6 sur 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(canvas.getByText('Page 7 sur 12')).toBeVisible();
  },
};
