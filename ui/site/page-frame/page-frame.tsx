import { useRef, type ReactNode } from 'react';
import * as t from './page-frame.texts';

const WIDTHS = {
  full: '',
  wide: 'max-w-7xl px-4 py-8 md:px-8 md:py-12',
  reading: 'max-w-3xl px-4 py-8 md:px-8 md:py-12',
};

export interface PageFrameProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Bar at the bottom of the window. */
  dock?: ReactNode;
  children: ReactNode;
  /** Use `full` for pages with a hero, `reading` for texts and forms. @default 'wide' */
  width?: 'full' | 'wide' | 'reading';
}

/** Frame of every page: skip link, header, content and footer; the footer stays at the bottom of a short page. */
export function PageFrame({ header, footer, dock, children, width = 'wide' }: PageFrameProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <div className={`flex min-h-dvh flex-col ${header ? 'pt-header' : ''}`}>
      <a
        href="#contenu"
        onClick={(event) => {
          // Handled here, because a router or a <base> element would turn the link into a navigation.
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t.skip()}
      </a>
      {header}
      <main ref={main} id="contenu" tabIndex={-1} className={`mx-auto w-full grow outline-none ${WIDTHS[width]}`}>
        {children}
      </main>
      {footer}
      {dock}
    </div>
  );
}
