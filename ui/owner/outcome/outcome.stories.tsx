import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Outcome } from './outcome';

const meta = {
  component: Outcome,
  args: { outcome: { tone: 'positive', text: 'Article ajouté avec succès!' } },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Good news is announced like bad news: it was waited for. */
export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
  },
};

/** What the server adds may be long. */
export const LongRefusal: Story = {
  args: {
    outcome: {
      tone: 'danger',
      text: "Erreur lors de l'ajout de l'article: le nom « Pain de campagne au levain naturel, graines de courge, tournesol et lin » existe déjà dans la catégorie « Pains spéciaux du week-end ».",
    },
  },
};
