import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { houseLinks } from '../../../.storybook/frames';
import { LanguageChoice } from '../language-choice/language-choice';
import { Footer } from './footer';
import { FooterLine } from './footer-line';
import { SocialLinks } from './social-links';

export default {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    links: houseLinks,
    phone: '01 23 45 67 89',
    email: 'bonjour@memeprix.example',
    more: (
      <>
        <SocialLinks
          links={['Facebook', 'Instagram', 'TikTok', 'LinkedIn', 'X', 'YouTube', 'Mastodon'].map((label) => ({
            label,
            href: `https://example.com/${label}`,
          }))}
        />
        <LanguageChoice value={null} onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

/** Number and address can be pressed. */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789');
    await expect(canvas.getByRole('link', { name: 'bonjour@memeprix.example' })).toHaveAttribute(
      'href',
      'mailto:bonjour@memeprix.example',
    );
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  },
};

/** Nothing is configured: only what exists is shown. */
export const LinksOnly: Story = {
  args: { more: undefined, phone: undefined, email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Assistance')).not.toBeInTheDocument();
  },
};

/** Inside cart, payment, tracking and orders. */
export const InOneLine: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FooterLine
      links={['Contact', 'Confidentialité', 'CGV', 'Mentions légales'].map((label) => ({ label, href: `/${label}` }))}
    />
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    if (innerWidth >= 390) await expect(new Set(places).size).toBe(1);
  },
};
