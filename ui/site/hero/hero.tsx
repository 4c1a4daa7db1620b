import type { ReactNode } from 'react';
import { Plate } from '../illustration/illustration';
import { tablePictures } from '../illustration/table-pictures';
import { Tablecloth } from '../tablecloth/tablecloth';

// Positions of the plates: the largest first, the others around it, some cut off at the edge.
const places = [
  '-end-8 -top-6 size-48 md:-end-12 md:top-auto md:-bottom-6 md:size-72 lg:end-[9%] lg:bottom-[12%] lg:size-84',
  '-start-10 -top-10 size-44 md:start-auto md:-end-8 md:-top-12 md:size-60 lg:-end-16 lg:-top-18 lg:size-72',
  'max-md:hidden md:end-[30%] md:-top-20 md:size-48 lg:end-[32%] lg:size-56',
  '-end-20 -bottom-12 size-60 max-lg:hidden',
  'end-[36%] -bottom-24 size-52 max-lg:hidden',
];

export interface HeroProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Leaves only the content, once the visitor has found what they searched for. @default false */
  folded?: boolean;
}

const OPEN = {
  table: 'min-h-125 items-end md:items-center',
  around: 'p-4 md:px-8',
  card: 'grid-cols-1 gap-5 rounded-card bg-raised p-6 shadow-raised md:max-w-lg md:p-10 lg:max-w-2xl',
  name: 'text-4xl font-extrabold wrap-anywhere @max-3xs:text-2xl md:text-5xl lg:text-6xl',
};
const FOLDED: typeof OPEN = {
  table: 'z-1',
  around: 'px-4 pt-1.5 md:px-8 md:pt-4',
  card: 'grid-cols-1',
  name: 'sr-only',
};

/** Hero at least 500 px high: plates on a tablecloth, and a card with the title and the main action. */
export function Hero({ title, text, children, folded = false }: HeroProps) {
  const looks = folded ? FOLDED : OPEN;
  return (
    <section className={`relative flex ${looks.table}`}>
      {!folded && (
        <Tablecloth>
          {places.map((place, index) => (
            <div key={place} className={`absolute ${place}`}>
              {/* A phone has room for two. */}
              <Plate imageUrl={tablePictures[index] ?? null} lazy={index > 1} />
            </div>
          ))}
        </Tablecloth>
      )}
      <div className={`relative mx-auto w-full max-w-7xl ${looks.around}`}>
        <div className={`@container grid ${looks.card}`}>
          <div className={folded ? 'contents' : 'grid gap-3'}>
            <h1 className={looks.name}>{title}</h1>
            {text && !folded && <p className="text-lg text-ink-muted">{text}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
