import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { categoryFailure, CategoryScreen } from './category-page';
import * as t from './category.texts';

const adding = { addedCount: 0, onSubmit: fn() };
const refused = (text: string) => ({ adding: { ...adding, outcome: { tone: 'danger' as const, text } } });

const meta = {
  component: CategoryScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Viennoiseries', nameEn: null, items: Array.from({ length: 5 }) },
      { id: 'c-2', name: 'Pains', nameEn: null, items: Array.from({ length: 12 }) },
      { id: 'c-3', name: 'Pâtisseries', nameEn: null, items: Array.from({ length: 1 }) },
      { id: 'c-4', name: 'Boissons', nameEn: null, items: [] },
    ],
    adding,
    onRetry: fn(),
    onMove: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Retour au menu' })).toHaveAttribute(
      'href',
      '/restaurant/addrestmenu',
    );
    await userEvent.type(canvas.getByLabelText('Nom de la catégorie'), 'Salé{Enter}');
    await expect(adding.onSubmit).toHaveBeenCalledWith({ name: 'Salé', nameEn: null });
  },
};

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { viewport: { value: 'tablet' }, theme: 'dark' } };

export const FirstVisit: Story = { args: { categories: [] }, globals: { viewport: { value: 'tablet' } } };

export const LoadingCategories: Story = {
  args: { categories: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement des catégories…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    categories: undefined,
    error: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Added: the field is empty for the next one, and the new one stands last. */
export const Added: Story = {
  args: {
    categories: [...meta.args.categories, { id: 'c-5', name: 'Salé', nameEn: null, items: [] }],
    adding: { ...adding, addedCount: 1, outcome: { tone: 'positive', text: 'Catégorie ajoutée avec succès!' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Catégorie ajoutée avec succès!$/);
    await expect(canvas.getByRole('button', { name: 'Renommer Salé' })).toBeVisible();
  },
};

export const Saving: Story = { args: { adding: { ...adding, busy: true } } };

export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la catégorie' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez saisir un nom de catégorie valide\.$/);
  },
};

export const InvalidData: Story = { args: refused(categoryFailure({ status: 400 })) };
export const NotAuthorised: Story = { args: refused(categoryFailure({ status: 401 })) };
export const ThereAlready: Story = { args: refused(categoryFailure({ status: 409 })) };
export const NoAnswer: Story = { args: refused(categoryFailure({})) };
export const AnythingElse: Story = { args: refused(categoryFailure({ status: 500 })) };
export const WithoutToken: Story = { args: refused(t.noToken()) };
export const TokenNotFound: Story = { args: refused(t.tokenNotFound()) };
export const InvalidToken: Story = { args: refused(t.invalidToken()) };
export const WithoutRestaurant: Story = { args: refused(t.noRestaurant()) };

/** What goes along with a category is said before. */
export const Removing: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Pains' }));
    await expect(canvas.getByText(/Ses 12 articles disparaîtront aussi/)).toBeVisible();
  },
};
