import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../base/button/button';
import { Brand } from '../brand/brand';
import { badgeStyles, type HeaderLink, HeaderMenu, type HeaderMenuItem, LinkLabel } from './header-menu';
import * as t from './header.texts';

export interface HeaderProps {
  homeHref?: string;
  links?: readonly HeaderLink[];
  cart?: { href: string; count: number };
  menu?: readonly HeaderMenuItem[];
  userName?: string;
  /** Content at the end of the header for visitors who are not signed in. */
  children?: ReactNode;
}

export function Header({ homeHref = '/', links = [], cart, menu, userName, children }: HeaderProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-canvas">
      <div className="@container mx-auto flex h-header max-w-7xl items-center gap-2 px-4 md:gap-3 md:px-8">
        <Brand href={homeHref} />
        {links.length > 0 && (
          <nav aria-label={t.ownerArea()} className="ms-2 hidden self-stretch @nav:flex @6xl:ms-6">
            {links.map((link) => (
              <a
                key={link.href}
                href={link.href}
                aria-current={link.current ? 'page' : undefined}
                className="flex items-center border-y-4 border-transparent px-1.25 font-semibold text-ink-muted transition-colors @6xl:px-3 hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:text-ink"
              >
                <LinkLabel {...link} />
              </a>
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2 md:gap-3">
          {cart && (
            <a
              href={cart.href}
              aria-label={t.cartOf(cart.count)}
              className={buttonStyles({
                tone: 'quiet',
                className: 'relative rounded-full hover:bg-accent-soft @max-2xl:size-11 @max-2xl:px-0',
              })}
            >
              <ShoppingBag aria-hidden="true" className="size-5" />
              <span className="@max-2xl:hidden">{t.cart()}</span>{' '}
              {cart.count > 0 && (
                <span
                  key={cart.count}
                  className={`${badgeStyles} animate-appear @max-2xl:absolute @max-2xl:-end-1.5 @max-2xl:-top-2 @max-2xl:min-w-5 @max-2xl:px-1 @max-2xl:text-sm/5`}
                >
                  {cart.count}
                </span>
              )}
            </a>
          )}
          {children}
          {menu && <HeaderMenu items={menu} links={links} userName={userName} />}
        </div>
      </div>
    </header>
  );
}
