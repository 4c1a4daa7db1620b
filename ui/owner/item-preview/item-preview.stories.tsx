import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { belowEachOther, situations } from '../../../.storybook/situations';
import { ItemPreview } from './item-preview';

const meta = {
  component: ItemPreview,
  args: { name: 'Croissant pur beurre', imageUrl: null, priceCents: 130 },
} satisfies Meta<typeof ItemPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is written so far: all of it, nothing, a long name, a picture that is gone; what is missing is said where it will stand. */
export const Written: Story = {
  render: belowEachOther(
    ItemPreview,
    { imageUrl: samplePictures.croissant, categoryName: 'Viennoiseries' },
    { name: '', priceCents: null },
    {
      name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin, cuit au feu de bois',
      categoryName: 'Pains spéciaux du week-end et des jours de fête',
    },
    { imageUrl: brokenPicture },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(situations(canvasElement)[0]).toHaveTextContent(/1,30\s€/);
    await expect(canvas.getByText('Nom de l’article')).toBeVisible();
    await expect(canvas.getByText('Prix à venir')).toBeVisible();
  },
};
