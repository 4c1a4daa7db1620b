import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { LegalScreen } from './legal-screen';
import { bareOperator, sampleOperator } from '../../../.storybook/results/operator';

const meta = {
  component: LegalScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
  args: { operator: sampleOperator },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Publisher and host. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RCS Paris 000 000 000')).toBeVisible();
    await expect(canvas.getByText('Hébergeur Exemple')).toBeVisible();
  },
};

/** Before the operator has filled them in. */
export const FactsMissing: Story = {
  args: { operator: bareOperator },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('à compléter par l’exploitant')).toHaveLength(8);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
