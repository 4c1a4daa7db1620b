import type { ReactNode } from 'react';
import { Picture } from '../picture/picture';

export interface ShopSignProps {
  name: string;
  imageUrl: string | null;
  description?: string;
  over: ReactNode;
  children?: ReactNode;
}

export function ShopSign({ name, imageUrl, description, over, children }: ShopSignProps) {
  return (
    <header className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
      <div className="relative aspect-2/1 md:order-last md:aspect-auto md:min-h-96">
        <div className="absolute inset-0">
          <Picture imageUrl={imageUrl} standIn="shopfront" eager sizes="(min-width: 48rem) 44rem, 100vw" />
        </div>
      </div>
      <div className="grid content-center gap-4 p-5 md:p-8 lg:p-10">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">{over}</p>
        <h1 lang="fr" className="text-4xl wrap-anywhere lg:text-5xl">
          {name}
        </h1>
        {description && (
          <p lang="fr" className="max-w-prose text-lg text-ink-muted empty:hidden">
            {description}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
