import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { GoogleButton } from './google-button';

export default {
  component: GoogleButton,
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof GoogleButton>;

/** The place is kept, and said; blocked by the browser or out of reach, it is said plainly: the form above still works. */
export const WithoutGoogle: StoryObj<typeof GoogleButton> = {
  render: belowEachOther(GoogleButton, {}, { unavailable: true }),
  play: async ({ canvas }) => {
    const [loading, unavailable] = canvas.getAllByRole('status');
    await expect(loading).toHaveTextContent('Chargement de la connexion avec Google…');
    await expect(unavailable).toHaveTextContent('La connexion avec Google est indisponible pour le moment.');
  },
};
