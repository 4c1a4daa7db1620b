import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MapPin, Phone } from 'lucide-react';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { ContactCard } from './contact-card';

export default {
  component: ContactCard,
  args: {
    icon: <Phone />,
    title: 'Par téléphone',
    text: 'Pour une commande du jour qui ne se passe pas comme prévu.',
    label: '01 23 45 67 89',
    href: 'tel:0123456789',
  },
  decorators: [inBox('max-w-sm')],
} satisfies Meta<typeof ContactCard>;

/** The number can be pressed; a long address breaks inside the card; by post there is nothing to press. */
export const Ways: StoryObj<typeof ContactCard> = {
  render: belowEachOther(
    ContactCard,
    {},
    {
      icon: <Mail />,
      title: 'Par e-mail',
      text: 'Pour tout le reste.',
      label: 'assistance-clientele-et-commercants@memeprix.example',
      href: 'mailto:assistance-clientele-et-commercants@memeprix.example',
    },
    {
      icon: <MapPin />,
      title: 'Par courrier',
      text: '1 rue du Marché\n75004 Paris',
      label: undefined,
      href: undefined,
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Par téléphone' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
