import type { Parameters } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DocsFrame } from './docs-frame';
import { DocsPage } from './docs-page';

/** Classes of Storybook and of docs.css, not of the theme. */
const WRITTEN = ['sb-unstyled', 'written'].join(' ');

/** Written pages bring their own letters (docs.css), none of Storybook's. */
function Written({ children }: { children: ReactNode }) {
  return <div className={WRITTEN}>{children}</div>;
}

export const DOCS: Parameters = {
  container: DocsFrame,
  page: DocsPage,
  components: { wrapper: Written },
  toc: { headingSelector: 'h2', title: 'On this page' },
  source: { language: 'tsx' },
};

export const CONTROLS: Parameters = { expanded: true, sort: 'none' };
