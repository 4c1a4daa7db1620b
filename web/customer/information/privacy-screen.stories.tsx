import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { PrivacyScreen } from './privacy-screen';
import { bareOperator, sampleOperator } from '../../../.storybook/results/operator';

const meta = {
  component: PrivacyScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
  args: { operator: sampleOperator },
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every fact of the operator is known. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible();
    await expect(canvas.getByText('MêmePrix ne dépose aucun cookie de suivi ni de mesure d’audience')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Données, raisons et durées' })).toBeVisible();
    await expect(canvas.queryByText('à compléter par l’exploitant')).not.toBeInTheDocument();
  },
};

/** What is not filled in is said to be missing; Google is only named where it is offered. */
export const FactsMissing: Story = {
  args: { operator: bareOperator },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('à compléter par l’exploitant')).toHaveLength(3);
    await expect(canvas.queryByText('Google')).not.toBeInTheDocument();
  },
};

/** Another map service is told by its name. */
export const GoogleMaps: Story = {
  args: { operator: { ...sampleOperator, addressService: 'google' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Google Maps/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
