import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { Badge } from './badge';

const meta = { component: Badge, args: { children: 'En cours' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
/** One of its kind on a screen: a count, « Nouveau ». */
export const Accent: Story = { args: { tone: 'accent', children: 'Nouveau' } };
export const Positive: Story = {
  args: {
    tone: 'positive',
    children: (
      <>
        <Check aria-hidden="true" />
        Livré
      </>
    ),
  },
};
export const Caution: Story = {
  args: {
    tone: 'caution',
    children: (
      <>
        <Clock aria-hidden="true" />
        Ferme bientôt
      </>
    ),
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Épuisé' } };

/** Very long text wraps inside the badge instead of breaking out. */
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-40">
        <Story />
      </div>
    ),
  ],
  args: { children: 'Prêt à être récupéré dès votre arrivée au comptoir' },
};

/** All tones beside each other, where the light is low. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'accent', 'positive', 'caution', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          En cours
        </Badge>
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  args: { tone: 'caution', children: 'Anticonstitutionnellement prêt à être récupéré' },
};
