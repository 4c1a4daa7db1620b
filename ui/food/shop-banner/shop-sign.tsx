import type { ReactNode } from 'react';
import { Picture } from '../picture/picture';

export interface ShopSignProps {
  name: string;
  imageUrl: string | null;
  over: ReactNode;
  children?: ReactNode;
  /** Content below the heading; on a phone also below the picture. */
  below?: ReactNode;
}

/** Shop header, low so that the menu starts on the first screen; without the picture when large text needs its room. */
export function ShopSign({ name, imageUrl, over, children, below }: ShopSignProps) {
  return (
    <header className="@container overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[3fr_2fr]">
        <div className="grid content-center gap-1 p-4 pb-0 md:gap-2 md:px-6 md:pt-5">
          <p className="flex flex-wrap items-center gap-x-3 text-ink-muted">{over}</p>
          <h1 lang="fr" className="text-2xl leading-7 wrap-anywhere @2xs:line-clamp-2 md:text-3xl">
            {name}
          </h1>
          {children}
        </div>
        <div className="relative m-4 ms-0 hidden size-18 overflow-hidden rounded-control @2xs:block md:row-span-2 md:m-0 md:size-auto md:rounded-none">
          <div className="absolute inset-0">
            <Picture imageUrl={imageUrl} standIn="shopfront" eager sizes="(min-width: 48rem) 31rem, 5rem" />
          </div>
        </div>
        <div className="col-span-2 w-0 min-w-full px-4 pb-1 md:col-span-1 md:px-6 md:pb-3">{below}</div>
      </div>
    </header>
  );
}
