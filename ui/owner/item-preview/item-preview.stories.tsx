import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { ItemPreview } from './item-preview';

const meta = {
  component: ItemPreview,
  args: { name: 'Croissant pur beurre', imageUrl: samplePictures.croissant, priceCents: 130 },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  args: { categoryName: 'Viennoiseries' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/1,30\s€/);
  },
};

/** Nothing typed: what is missing is said where it will stand. */
export const Empty: Story = {
  args: { name: '', imageUrl: null, priceCents: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nom de l’article')).toBeVisible();
    await expect(canvas.getByText('Prix à venir')).toBeVisible();
  },
};

export const WithoutPrice: Story = { args: { priceCents: null } };
export const WithoutPicture: Story = { args: { imageUrl: null } };
export const BrokenPicture: Story = { args: { imageUrl: brokenPicture } };

export const LongName: Story = {
  args: {
    name: 'Pain de campagne au levain naturel, graines de courge, tournesol et lin, cuit au feu de bois',
    categoryName: 'Pains spéciaux du week-end et des jours de fête',
  },
};
