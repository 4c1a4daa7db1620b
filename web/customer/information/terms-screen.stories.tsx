import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { withHeadEntry } from '../../../.storybook/head-entry';
import { TermsScreen } from './terms-screen';
import { bareOperator, sampleOperator } from '../../../.storybook/results/operator';

const meta = {
  component: TermsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
  args: { operator: sampleOperator },
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fee is the one that is charged; the mediator can be reached. */
export const Complete: Story = {
  beforeEach: () => withHeadEntry('shop-fees', '0 0'),
  play: async ({ canvas }) => {
    const fee = canvas.getByText(/frais de service de/);
    await expect(fee).toBeVisible();
    await expect(canvas.getByText(/^MêmePrix ne retient rien à la boutique/)).toBeVisible();
    await expect(fee).toHaveTextContent(/frais de service de 0,29\s€ par commande/);
    await expect(canvas.getByRole('link', { name: 'https://mediation.example' })).toBeVisible();
    for (const link of canvas.getByRole('navigation', { name: 'Sommaire' }).querySelectorAll('a'))
      await expect(document.querySelector(link.hash)).toBeInTheDocument();
  },
};

/** No mediator named yet: said, not invented. */
export const MediatorMissing: Story = {
  args: { operator: bareOperator },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('à compléter par l’exploitant')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
