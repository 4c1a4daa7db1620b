import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneHref } from '../../../graphql/rules/phone';
import { TextLink } from '../../base/text-link/text-link';
import { Brand } from '../brand/brand';
import { tagline } from '../brand/brand.texts';
import { Tablecloth } from '../tablecloth/tablecloth';
import * as t from './footer.texts';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  links: readonly FooterLink[];
  phone?: string;
  email?: string;
  /** Social links and the language choice. */
  more?: ReactNode;
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grow basis-64 content-start gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}

export function Footer({ links, phone, email, more }: FooterProps) {
  const contact =
    'flex min-h-11 items-center gap-3 justify-self-start rounded-tag font-semibold hover:underline [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent-ink';
  return (
    <footer className="bg-sunken">
      <div className="relative h-7">
        <Tablecloth />
      </div>
      <div className="mx-auto flex max-w-7xl flex-wrap gap-10 px-4 py-12 md:px-8">
        <div className="grid grow basis-64 content-start justify-items-start gap-4">
          <Brand size="large" />
          <p className="font-display text-xl">{tagline()}</p>
          {more}
        </div>
        <Block title={t.links()}>
          <ul className="-my-1.5 grid">
            {links.map(({ label, href }) => (
              <li key={href}>
                <TextLink standalone href={href} tone="quiet">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </Block>
        {(phone ?? email) && (
          <Block title={t.help()}>
            <p className="text-ink-muted">{t.helpText()}</p>
            <div className="grid">
              {phone && (
                <a href={phoneHref(phone)} className={contact}>
                  <Phone aria-hidden="true" />
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={contact}>
                  <Mail aria-hidden="true" />
                  <span className="wrap-anywhere">{email}</span>
                </a>
              )}
            </div>
          </Block>
        )}
      </div>
    </footer>
  );
}
