import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { MenuSelectionScreen } from './menu-selection-screen';

const meta = {
  component: MenuSelectionScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Sandwichs' },
      { id: 'c-2', name: 'Pizzas' },
      { id: 'c-3', name: 'Boissons fraîches' },
    ],
    onRetry: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof MenuSelectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Catégorie'), 'Sandwichs');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sandwich' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ categoryId: 'c-1', menuType: 'sandwich' });
  },
};

/** Neither chosen. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByText('Please select a category.')).toBeVisible();
    await expect(canvas.getByText('Please select a menu type.')).toBeVisible();
  },
};

/** An old address names a type there is not. */
export const UnknownType: Story = {
  args: { initialValues: { categoryId: 'c-1', menuType: 'soup' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Invalid menu type selected\.$/);
  },
};

export const Loading: Story = { args: { categories: null } };
export const Failed: Story = { args: { categories: null, categoriesFailed: true } };
export const NoCategories: Story = { args: { categories: [] } };
export const OnATablet: Story = {
  args: { initialValues: { categoryId: 'c-2', menuType: 'pizza' } },
  globals: { viewport: { value: 'tablet' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  args: { initialValues: { categoryId: 'c-2', menuType: 'drink' } },
  globals: { theme: 'dark' },
};
