import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading, Skeleton } from './skeleton';

const meta = { component: Skeleton, args: { className: 'h-40 max-w-sm' } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture or a card. */
export const Block: Story = {};
export const Text: Story = { args: { shape: 'text', className: 'max-w-48 text-lg' } };
export const Circle: Story = { args: { shape: 'circle', className: 'w-24' } };

/** Three cards on their way: the words are announced, the shapes are not. */
export const LoadingCards: Story = {
  render: () => (
    <Loading label="Chargement des lieux à proximité...">
      <div className="grid gap-6 md:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div key={card} className="grid gap-3">
            <Skeleton className="aspect-4/3" />
            <Skeleton shape="text" className="w-3/4 text-lg" />
            <Skeleton shape="text" className="w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Chargement des lieux à proximité\.\.\.$/);
  },
};

/** Words alone, where no shape can be foreseen. */
export const LoadingWithoutShapes: Story = {
  render: () => <Loading label="Chargement de votre commande..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement de votre commande...');
  },
};

export const LoadingOnAPhone: Story = { ...LoadingCards, globals: { viewport: { value: 'phone' } } };

/** Without motion it stays a quiet shape. */
export const WithoutMotion: Story = { ...LoadingCards, globals: { motion: 'reduced' } };

export const Dark: Story = { ...LoadingCards, globals: { theme: 'dark' } };
