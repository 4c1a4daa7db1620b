import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** `ui/base/button/button` → `base-button`: the id Storybook gives to the page of a file, by the prefixes of main.ts. */
function pageId(file: string): string {
  const [half, room = '', ...path] = file.split('/');
  const named = path.at(-1) === path.at(-2) ? path.slice(1) : path;
  if (room === 'theme') return ['foundations', ...path.slice(1)].join('-');
  return [...(half === 'web' ? ['pages'] : []), room === 'app' ? 'everybody' : room, ...named].join('-');
}

export interface DocLinkProps {
  /** The file the page comes from, without its ending: `ui/base/button/button`, `ui/theme/foundations/colour`. */
  to: string;
  children: ReactNode;
  className?: string;
}

/** Leads to another page of the workbench, wherever its place in the side bar is today. */
export function DocLink({ to, children, className }: DocLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/docs/${pageId(to)}--docs`;
  return (
    <a
      href={`./${path}`}
      target="_top"
      className={className}
      onClick={(event) => {
        if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, path);
      }}
    >
      {children}
    </a>
  );
}

/** « ui/food/order-board/order-board » → « Order board » */
export function spokenName(file: string): string {
  const name = (file.split('/').pop() ?? file).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
