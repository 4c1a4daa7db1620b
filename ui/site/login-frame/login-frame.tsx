import type { ReactNode } from 'react';
import { TextLink } from '../../base/text-link/text-link';
import { Brand } from '../brand/brand';
import { tagline } from '../brand/brand.texts';
import type { FooterLink } from '../footer/footer';
import { LanguageChoice, type LanguageChoiceProps } from '../language-choice/language-choice';
import { Plate } from '../illustration/illustration';
import { tablePictures } from '../illustration/table-pictures';
import { Tablecloth } from '../tablecloth/tablecloth';
import * as t from './login-frame.texts';

const places = [
  '-top-20 -left-16 size-88',
  '-top-8 -right-12 size-72',
  '-bottom-20 left-[18%] size-80',
  '-right-28 bottom-[8%] size-84',
  'bottom-[20%] -left-32 size-64',
];

export interface LoginFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Slogan on the large price label. @default 'Le même prix pour tout le monde' */
  slogan?: string;
  /** Stands on the table in place of the plates. */
  beside?: ReactNode;
  links?: readonly FooterLink[];
  language?: LanguageChoiceProps;
}

/** Frame of a sign-in page: the form at the start, the laid table beside it on wide screens. */
export function LoginFrame(props: LoginFrameProps) {
  const { title, text, children, slogan = tagline(), beside, links = [], language } = props;
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(min(--spacing(120),60vw),5fr)_minmax(0,7fr)]">
      <main className="relative flex flex-col bg-canvas px-4 max-lg:pt-7">
        <div className="absolute inset-x-0 top-0 h-7 lg:hidden">
          <Tablecloth />
        </div>
        <div className="mx-auto w-full max-w-md pt-6">
          <Brand href="/" />
        </div>
        <div className="@container mx-auto grid w-full max-w-md grow grid-cols-1 content-center gap-8 py-8">
          <div className="grid gap-2">
            <h1 className="text-4xl font-extrabold wrap-anywhere @max-3xs:text-2xl md:text-5xl">{title}</h1>
            {text && <p className="text-lg text-ink-muted">{text}</p>}
          </div>
          {children}
        </div>
        <div className="mx-auto w-full max-w-md border-t border-line py-3 text-sm empty:hidden">
          {language && <LanguageChoice {...language} />}
          {links.length > 0 && (
            <nav aria-label={t.information()}>
              <ul className="flex flex-wrap gap-x-5">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink standalone href={href} tone="quiet">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </main>
      {beside ? (
        <aside aria-label={t.motto()} className="relative hidden lg:block">
          <Tablecloth />
          <div className="sticky top-0 grid max-h-dvh content-center gap-6 overflow-y-auto p-8">
            <p className="justify-self-start rounded-card bg-accent px-6 py-3 font-display text-2xl font-extrabold tracking-tight text-on-accent">
              {slogan}
            </p>
            {beside}
          </div>
        </aside>
      ) : (
        <aside aria-label={t.motto()} className="@container sticky top-0 hidden h-dvh overflow-clip lg:block">
          <Tablecloth>
            {places.map((place, index) => (
              <div key={place} className={`absolute ${place}`}>
                <Plate imageUrl={tablePictures[index] ?? null} />
              </div>
            ))}
          </Tablecloth>
          <div className="absolute inset-0 grid place-items-center p-10 drop-shadow-xl @max-xs:hidden">
            <p className="max-w-[calc(--spacing(34)+7.2em)] -rotate-4 rounded-card bg-accent py-10 pr-10 pl-24 font-display text-4xl/tight font-extrabold tracking-tight text-balance text-on-accent [mask-image:radial-gradient(circle_at_--spacing(12)_50%,transparent_--spacing(4),black_--spacing(4.2))] @2xl:text-5xl/tight">
              {slogan}
            </p>
          </div>
        </aside>
      )}
    </div>
  );
}
