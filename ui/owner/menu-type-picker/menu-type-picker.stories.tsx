import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { MenuTypePicker } from './menu-type-picker';

export default {
  component: MenuTypePicker,
  args: {
    categories: [
      { id: 'c-1', name: 'Sandwichs' },
      { id: 'c-2', name: 'Pizzas' },
      { id: 'c-3', name: 'Boissons fraîches' },
    ],
    onRetry: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof MenuTypePicker>;
type Story = StoryObj<typeof MenuTypePicker>;

/** Both are missing, each says so; the first has the focus. A category, a plate, on; arrows go from plate to plate. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await goOn();
    await expect(canvas.getByText('Please select a category.')).toBeVisible();
    await expect(canvas.getByText('Please select a menu type.')).toBeVisible();
    await expect(canvas.getByLabelText('Catégorie')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Catégorie'), 'Pizzas');
    await goOn();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please select a menu type\.$/);
    await expect(canvas.getByRole('radio', { name: 'Sandwich' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Pizza'));
    await expect(canvas.getByRole('radio', { name: 'Pizza' })).toBeChecked();
    await goOn();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ categoryId: 'c-2', menuType: 'pizza' });
    canvas.getByRole('radio', { name: 'Pizza' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ categoryId: 'c-2', menuType: 'drink' });
  },
};

/** An address that names a type we do not have. */
export const UnknownType: Story = {
  args: {
    categories: [{ id: 'c-1', name: 'Sandwichs chauds, paninis, croque-monsieur et tartines gratinées du moment' }],
    menuType: 'soup',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Catégorie'), 'c-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Invalid menu type selected\.$/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Categories come first: there are none; they are on their way; they cannot be had. */
export const NoCategories: Story = {
  render: belowEachOther(
    MenuTypePicker,
    { categories: [] },
    { categories: null },
    { categories: null, categoriesFailed: true },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('No categories found for this restaurant. Please add categories first.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajouter une catégorie' })).toHaveAttribute(
      'href',
      '/restaurant/addCategory',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to fetch categories\. Please ensure the restaurant ID is correct and the server is running\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
