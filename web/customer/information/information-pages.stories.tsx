import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { customerFrame } from '../../../.storybook/frames';
import { withHeadEntry } from '../../../.storybook/head-entry';
import { pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { bareOperator, sampleOperator } from '../../../.storybook/results/operator';
import { ContactPage } from './contact-page';
import { LegalPage } from './legal-page';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

export default { tags: ['page'], parameters: pageParameters };

/** Three steps, one fee, two ways on, read without signing in; the footer leads from page to page. */
export const ReadByAnybody: Story = {
  ...pageAt('/a-propos', { signedIn: 'nobody' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^par commande/)).toHaveTextContent(/^0,29.€ par/);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Trouver un commerce' })).toHaveAttribute('href', '/userSearch');
    await expect(main.getByRole('link', { name: 'Inscrire ma boutique' })).toHaveAttribute('href', '/ownersignupform');
    await userEvent.click(canvas.getByRole('link', { name: 'Mentions légales' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  },
};

export const About: Story = pageAt('/a-propos', { signedIn: 'nobody' });

/** Somebody signed in keeps cart and menu. */
export const SignedIn: Story = {
  ...pageAt('/contact'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Panier/ })).toBeVisible();
  },
};

/** A page with other facts of its operator than those of this product. */
const shows = (page: ReactElement, play: Story['play']): Story => ({
  render: () => page,
  decorators: [customerFrame],
  play,
});

/** Number and address can be pressed. */
export const Contact = shows(<ContactPage operator={sampleOperator} />, async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789');
  await expect(main.getByRole('link', { name: 'Mes commandes' })).toHaveAttribute('href', '/user-ordersPage');
});

/** Only mail: no empty card stands for the rest. */
export const ContactByMailOnly = shows(<ContactPage operator={bareOperator} />, async ({ canvas }) => {
  for (const name of ['Par téléphone', 'Par courrier'])
    await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument();
});

/** Publisher and host. */
export const Legal = shows(<LegalPage operator={sampleOperator} />, async ({ canvas }) => {
  await expect(canvas.getByText('RCS Paris 000 000 000')).toBeVisible();
  await expect(canvas.getByText('Hébergeur Exemple')).toBeVisible();
});

const missing = 'à compléter par l’exploitant';

/** Before the operator has filled them in. */
export const LegalFactsMissing = shows(<LegalPage operator={bareOperator} />, async ({ canvas }) => {
  await expect(canvas.getAllByText(missing)).toHaveLength(8);
});

/** Every fact of the operator is known. */
export const Privacy = shows(<PrivacyPage operator={sampleOperator} />, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible();
  await expect(canvas.getByText('MêmePrix ne dépose aucun cookie de suivi ni de mesure d’audience')).toBeVisible();
  await expect(canvas.getByRole('table', { name: 'Données, raisons et durées' })).toBeVisible();
  await expect(canvas.queryByText(missing)).not.toBeInTheDocument();
});

/** What is not filled in is said to be missing; Google is only named where it is offered. */
export const PrivacyFactsMissing = shows(<PrivacyPage operator={bareOperator} />, async ({ canvas }) => {
  await expect(canvas.getAllByText(missing)).toHaveLength(3);
  await expect(canvas.queryByText('Google')).not.toBeInTheDocument();
});

/** Another map service is told by its name. */
export const PrivacyWithGoogleMaps = shows(
  <PrivacyPage operator={{ ...sampleOperator, addressService: 'google' }} />,
  async ({ canvas }) => {
    await expect(canvas.getByText(/Google Maps/)).toBeVisible();
  },
);

/** The fee is the one that is charged; the mediator can be reached. */
export const Terms: Story = {
  ...shows(<TermsPage operator={sampleOperator} />, async ({ canvas }) => {
    const fee = canvas.getByText(/frais de service de/);
    await expect(fee).toBeVisible();
    await expect(canvas.getByText(/^MêmePrix ne retient rien à la boutique/)).toBeVisible();
    await expect(fee).toHaveTextContent(/frais de service de 0,29\s€ par commande/);
    await expect(canvas.getByRole('link', { name: 'https://mediation.example' })).toBeVisible();
    for (const link of canvas.getByRole('navigation', { name: 'Sommaire' }).querySelectorAll('a'))
      await expect(document.querySelector(link.hash)).toBeInTheDocument();
  }),
  beforeEach: () => withHeadEntry('shop-fees', '0 0'),
};

/** No mediator named yet: said, not invented. */
export const TermsWithoutMediator = shows(<TermsPage operator={bareOperator} />, async ({ canvas }) => {
  await expect(canvas.getByText(missing)).toBeVisible();
});
