import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houseLinks } from '../../../.storybook/frames';
import { LoginFrame } from './login-frame';

export default {
  component: LoginFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    title: 'Bienvenue',
    text: 'Connectez-vous pour commander près de chez vous.',
    children: <p>Le formulaire se tient ici.</p>,
  },
} satisfies Meta<typeof LoginFrame>;
type Story = StoryObj<typeof LoginFrame>;

/** Who we are and what the law wants said, at the very end. */
export const WithLinks: Story = {
  args: {
    links: houseLinks,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Informations' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/mentions-legales');
  },
};

/** A title that needs three lines, a form longer than the window: the table stays in sight. Another slogan. */
export const LongForm: Story = {
  args: {
    slogan: 'Votre prix au comptoir, votre prix en ligne',
    title: 'Réinitialisation de votre mot de passe professionnel',
    children: Array.from({ length: 30 }, (_, index) => <p key={index}>Une ligne du formulaire.</p>),
  },
  globals: { viewport: { value: 'laptop' } },
};

export const TwiceTheTextBesideTheTable: Story = {
  globals: { textSize: '200', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
