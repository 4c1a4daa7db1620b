import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { belowEachOther } from '../../../.storybook/situations';
import { PublishSummary, type DraftItem } from './publish-summary';

const drafts: DraftItem[] = [
  {
    id: 'i-1',
    name: 'Tarte aux fraises',
    categoryName: 'Pâtisseries',
    pictureUrl: samplePictures.tart,
    priceCents: 420,
  },
  { id: 'i-2', name: 'Pain suisse', categoryName: 'Viennoiseries', pictureUrl: null, priceCents: null },
  { id: 'i-3', name: 'Baguette', categoryName: 'Pains', pictureUrl: samplePictures.baguette, priceCents: null },
];

export default {
  component: PublishSummary,
  args: { categoryCount: 5, publishedCount: 25, drafts, onPublish: fn() },
} satisfies Meta<typeof PublishSummary>;
type Story = StoryObj<typeof PublishSummary>;

/** Only what has a price can be sold, so only that is published. */
export const SomeWithoutPrice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 articles attendent un prix.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Prix : Pain suisse'), '2,6');
    await expect(canvas.getByText('Un article attend un prix.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publier 2 articles' }));
    await expect(args.onPublish).toHaveBeenCalledWith([
      { id: 'i-1', priceCents: 420 },
      { id: 'i-2', priceCents: 260 },
    ]);
  },
};

export const NoneReady: Story = {
  args: { drafts: drafts.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Publier 0 article' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Prix : Pain suisse'), '0');
    await expect(canvas.getByText(/De 0,01/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier 0 article' })).toBeDisabled();
  },
};

/** Nothing waits, and nothing is to be pressed; what waited is on its way. */
export const AllPublished: Story = {
  render: belowEachOther(PublishSummary, { drafts: [] }, { busy: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rien à publier/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Publication...' })).toBeDisabled();
  },
};
