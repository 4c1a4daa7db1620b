import type { ReactNode } from 'react';
import { Plate, type PlatePicture } from '../plate/plate';
import { Tablecloth } from '../tablecloth/tablecloth';

// A hand-laid table: the big plate first, the others around it, some over the edge as on a real one.
const places = [
  'top-[-1.5rem] right-[-2rem] size-48 md:top-auto md:bottom-[-1.5rem] md:right-[-3rem] md:size-72 lg:right-[9%] lg:bottom-[12%] lg:size-84',
  'top-[-2.5rem] left-[-2.5rem] size-44 md:top-[-3rem] md:left-auto md:right-[-2rem] md:size-60 lg:top-[-4.5rem] lg:right-[-4rem] lg:size-72',
  'max-md:hidden md:top-[-5rem] md:right-[30%] md:size-48 lg:top-[-5rem] lg:right-[32%] lg:size-56',
  'max-lg:hidden right-[-5rem] bottom-[-3rem] size-60',
  'max-lg:hidden right-[36%] bottom-[-6rem] size-52',
];

export interface HeroProps {
  title: string;
  /** One quieter line under the title. */
  lead?: string;
  /** The form. */
  children: ReactNode;
  /** Up to five are laid on the table; missing ones leave an empty plate. */
  pictures: readonly PlatePicture[];
}

/** A laid table with a menu card on it: what one came for, at 500 px of height. */
export function Hero({ title, lead, children, pictures }: HeroProps) {
  return (
    <section className="relative flex h-[500px] items-end md:items-center">
      <Tablecloth>
        {places.map((place, index) => (
          <div key={place} className={`absolute ${place}`}>
            <Plate picture={pictures[index]} />
          </div>
        ))}
      </Tablecloth>
      <div className="relative mx-auto w-full max-w-7xl p-4 md:px-8">
        <div className="grid gap-5 rounded-card bg-raised p-6 shadow-raised md:max-w-lg md:p-10 lg:max-w-2xl">
          <div className="grid gap-3">
            <h1 className="text-4xl font-extrabold md:text-5xl lg:text-6xl">{title}</h1>
            {lead && <p className="text-lg text-ink-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
