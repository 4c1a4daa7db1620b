import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading, Skeleton } from './skeleton';

export default { component: Skeleton } satisfies Meta<typeof Skeleton>;

/** Three cards on their way: the words are announced, the shapes are not; words alone, where no shape can be foreseen. */
export const LoadingCards: StoryObj<typeof Skeleton> = {
  render: () => (
    <>
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
      <Loading label="Chargement de votre commande..." />
    </>
  ),
  play: async ({ canvas }) => {
    const [cards, words] = canvas.getAllByRole('status');
    await expect(cards).toHaveTextContent(/^Chargement des lieux à proximité\.\.\.$/);
    await expect(words).toHaveTextContent('Chargement de votre commande...');
  },
};
