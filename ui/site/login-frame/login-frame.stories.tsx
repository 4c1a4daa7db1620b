import type { Meta, StoryObj } from '@storybook/react-vite';
import { tablePictures } from '../plate/table-pictures';
import { LoginFrame } from './login-frame';

const meta = {
  component: LoginFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: {
    title: 'Bienvenue',
    lead: 'Connectez-vous pour commander près de chez vous.',
    pictures: tablePictures,
    children: <p>Le formulaire se tient ici.</p>,
  },
} satisfies Meta<typeof LoginFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns on a wide screen. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };

/** The picture goes below 1024 px, a hem of the cloth stays. */
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Another slogan; empty plates. */
export const WithoutPictures: Story = { args: { pictures: [], slogan: 'Votre prix au comptoir, votre prix en ligne' } };
