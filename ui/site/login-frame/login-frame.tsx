import type { ReactNode } from 'react';
import { Brand } from '../brand/brand';
import { Plate, type PlatePicture } from '../plate/plate';
import { Tablecloth } from '../tablecloth/tablecloth';

const places = [
  'top-[-5rem] left-[-4rem] size-88',
  'top-[-2rem] right-[-3rem] size-72',
  'bottom-[-5rem] left-[18%] size-80',
  'right-[-7rem] bottom-[8%] size-84',
  'bottom-[20%] left-[-8rem] size-64',
];

export interface LoginFrameProps {
  title: string;
  lead?: string;
  /** The form and what belongs to it. */
  children: ReactNode;
  /** Written on the big label of the table. @default 'Le même prix pour tout le monde' */
  slogan?: string;
  /** Up to five, laid around the label; only shown from 1024 px on (spec). */
  pictures: readonly PlatePicture[];
}

/** The door: the form on the left, the laid table on the right where there is room for it. */
export function LoginFrame(props: LoginFrameProps) {
  const { title, lead, children, slogan = 'Le même prix pour tout le monde', pictures } = props;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,5fr)_7fr]">
      <main className="relative flex flex-col bg-canvas px-4 max-lg:pt-7">
        <div className="absolute inset-x-0 top-0 h-7 lg:hidden">
          <Tablecloth />
        </div>
        <div className="mx-auto w-full max-w-md pt-6">
          <Brand href="/" />
        </div>
        <div className="mx-auto grid w-full max-w-md grow content-center gap-8 py-8">
          <div className="grid gap-2">
            <h1 className="text-4xl font-extrabold md:text-5xl">{title}</h1>
            {lead && <p className="text-lg text-ink-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <div className="sticky top-0 hidden h-dvh lg:block">
        <Tablecloth>
          {places.map((place, index) => (
            <div key={place} className={`absolute ${place}`}>
              <Plate picture={pictures[index]} />
            </div>
          ))}
        </Tablecloth>
        <div className="absolute inset-0 grid place-items-center p-10 drop-shadow-xl">
          <p className="max-w-[calc(8.5rem+7.2em)] -rotate-4 rounded-card bg-accent py-10 pr-10 pl-24 font-display text-[clamp(2.25rem,3.75vw,3rem)] leading-tight font-extrabold tracking-tight text-balance text-on-accent [mask-image:radial-gradient(circle_at_3rem_50%,transparent_1rem,black_1.05rem)]">
            {slogan}
          </p>
        </div>
      </div>
    </div>
  );
}
