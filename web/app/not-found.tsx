import { useEffect } from 'react';
import { useDocumentTitle } from '../page/document-title';
import { buttonStyles } from '../../ui/base/button/button';
import { Header } from '../../ui/site/header/header';
import { Plate } from '../../ui/site/illustration/illustration';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { Tablecloth } from '../../ui/site/tablecloth/tablecloth';
import * as t from './not-found.texts';

export function NotFoundPage() {
  return (
    <PageFrame header={<Header homeHref="/" />} width="full">
      <NotFound />
    </PageFrame>
  );
}

export function NotFound({ text = t.gone() }: { text?: string }) {
  useDocumentTitle(t.title());
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-8 md:grid-cols-2 md:items-center md:px-8 md:py-16">
      <div className="relative aspect-4/3 overflow-hidden rounded-card">
        <Tablecloth>
          <div className="absolute inset-0 m-auto size-56 lg:size-72">
            <Plate imageUrl={null} />
          </div>
        </Tablecloth>
        <p className="absolute inset-0 grid place-items-center font-display text-6xl font-extrabold tracking-tight text-ink-muted">
          404
        </p>
      </div>
      <div className="grid justify-items-start gap-6">
        <h1 className="text-4xl font-extrabold md:text-6xl">{t.heading()}</h1>
        <p className="text-lg text-ink-muted">{text}</p>
        <a href="/userSearch" className={buttonStyles({ size: 'large' })}>
          {t.findShop()}
        </a>
      </div>
    </section>
  );
}

/** Leaves the app for an address the server renders; `.html` gets past an older service worker, only once. */
export function LeavePage() {
  const { pathname, search } = location;
  const isOut = pathname.endsWith('.html');
  useEffect(() => {
    if (!isOut) location.replace(`${pathname.replace(/\/$/, '')}.html${search}`);
  }, [isOut, pathname, search]);
  return null;
}
