import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface Entry {
  id: string;
  title: string;
  importPath: string;
  type: 'docs' | 'story';
}

let asked: Promise<ReadonlyMap<string, Entry>> | undefined;

/** The index Storybook itself reads: it names each page by the file it comes from. */
function entries(): Promise<ReadonlyMap<string, Entry>> {
  asked ??= fetch('./index.json')
    .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
    .then((index) => {
      const byFile = new Map<string, Entry>();
      for (const entry of Object.values(index.entries)) {
        const file = entry.importPath.replace(/^\.\//, '').replace(/(\.stories)?\.(tsx|mdx)$/, '');
        if (entry.type === 'docs' || !byFile.has(file)) byFile.set(file, entry);
      }
      return byFile;
    });
  return asked;
}

/** The pages of the workbench by their files, e.g. `ui/base/button/button`; none while they are looked up. */
export function usePages(): ReadonlyMap<string, Entry> {
  const [pages, setPages] = useState<ReadonlyMap<string, Entry>>(new Map());
  useEffect(() => {
    let left = false;
    void entries().then((byFile) => {
      if (!left) setPages(byFile);
    });
    return () => {
      left = true;
    };
  }, []);
  return pages;
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
  const entry = usePages().get(to);
  const path = entry && `?path=/${entry.type}/${entry.id}`;
  return (
    <a
      href={path && `./${path}`}
      target="_top"
      className={className}
      onClick={(event) => {
        if (!path || window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
