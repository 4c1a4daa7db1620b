import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { emptyItem, type NewItemDraft } from '../../../ui/owner/add-item-form/new-item';
import { uploadDone } from '../../../.storybook/samples/upload';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { AddItemsScreen } from './add-items-page';
import * as t from './add-items.texts';

const flan: NewItemDraft = {
  ...emptyItem,
  categoryId: 'c-3',
  name: 'Flan pâtissier',
  pictureUrl: samplePictures.tart,
  priceCents: 320,
};
const adding = { addedCount: 0, onSubmit: fn(), onUpload: fn(uploadDone) };
const publishing = {
  categoryCount: 5,
  publishedCount: 25,
  drafts: [
    {
      id: 'i-1',
      name: 'Tarte aux fraises',
      categoryName: 'Pâtisseries',
      pictureUrl: samplePictures.tart,
      priceCents: 420,
    },
    { id: 'i-2', name: 'Pain suisse', categoryName: 'Viennoiseries', pictureUrl: null, priceCents: null },
  ],
  onPublish: fn(),
};

const meta = {
  component: AddItemsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: {
    categories: [
      { id: 'c-1', name: 'Viennoiseries' },
      { id: 'c-2', name: 'Pains' },
      { id: 'c-3', name: 'Pâtisseries' },
    ],
    adding,
    publishing,
    onRetry: fn(),
  },
} satisfies Meta<typeof AddItemsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One being written, two that wait to be published. */
export const Typical: Story = {
  args: { adding: { ...adding, initialValues: flan } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await expect(adding.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Flan pâtissier' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publier 1 article' }));
    await expect(publishing.onPublish).toHaveBeenCalledWith([{ id: 'i-1', priceCents: 420 }]);
  },
};

export const OnADesktop: Story = { ...Typical, globals: { viewport: { value: 'desktop' } }, play: undefined };
export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'phone' } }, play: undefined };
export const InTheDark: Story = {
  ...Typical,
  globals: { viewport: { value: 'tablet' }, theme: 'dark' },
  play: undefined,
};

export const FirstVisit: Story = {
  args: { categories: [], publishing: { ...publishing, categoryCount: 0, publishedCount: 0, drafts: [] } },
  globals: { viewport: { value: 'tablet' } },
};

export const LoadingCategories: Story = { args: { categories: undefined } };

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

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await expect(canvas.getByText('Le nom et l’image de l’article sont obligatoires.')).toBeVisible();
  },
};

export const Saving: Story = { args: { adding: { ...adding, initialValues: flan, busy: true } } };
export const Added: Story = { args: { adding: { ...adding, outcome: { tone: 'positive', text: t.itemAdded() } } } };
export const Refused: Story = {
  args: {
    adding: {
      ...adding,
      initialValues: flan,
      outcome: { tone: 'danger', text: t.addingFailed('un article porte déjà ce nom.') },
    },
  },
};
export const NoAnswer: Story = {
  args: { adding: { ...adding, initialValues: flan, outcome: { tone: 'danger', text: t.noAnswer() } } },
};

export const Publishing: Story = { args: { publishing: { ...publishing, busy: true } } };
export const Published: Story = {
  args: {
    publishing: {
      ...publishing,
      publishedCount: 26,
      drafts: publishing.drafts.slice(1),
      outcome: { tone: 'positive', text: 'Article mis à jour avec succès!' },
    },
  },
};
