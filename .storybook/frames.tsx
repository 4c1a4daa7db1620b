import type { Decorator } from '@storybook/react-vite';
import { LogOut, ReceiptText } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from '../ui/site/footer/footer';
import { Header } from '../ui/site/header/header';
import { PageFrame } from '../ui/site/page-frame/page-frame';
import { PAGE_MODES } from './modes';

/** How screens stand in the workbench: the whole width, pictured in every mode, each in a frame of its own in documentation. */
export const screenParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '60rem' } },
  chromatic: { modes: PAGE_MODES },
};

const leave = { label: 'Se déconnecter', onPress: () => undefined, icon: <LogOut aria-hidden="true" /> };

export const houseLinks = [
  { label: 'À propos', href: '/a-propos' },
  { label: 'Contact', href: '/contact' },
  { label: 'Confidentialité', href: '/confidentialite' },
  { label: 'Conditions générales de vente', href: '/cgv' },
  { label: 'Mentions légales', href: '/mentions-legales' },
];

/** What stands around every page of somebody who orders. */
export const customerFrame: Decorator = (Story) => (
  <PageFrame
    header={
      <Header
        homeHref="/userSearch"
        cart={{ href: '/cart', count: 3 }}
        userName="Camille Durand"
        menu={[{ label: 'Mes commandes', href: '/user-ordersPage', icon: <ReceiptText aria-hidden="true" /> }, leave]}
      />
    }
    footer={<Footer links={houseLinks} phone="01 23 45 67 89" email="bonjour@memeprix.test" />}
  >
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  </PageFrame>
);
