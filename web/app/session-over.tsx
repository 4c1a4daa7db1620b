import { VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/base/link-button/link-button';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { useDocumentTitle } from '../page/document-title';
import type { Side } from '../session/session';
import * as t from './session-over.texts';

/** Navigation state that records a session that ended on this page, so that a reload still shows it. */
export interface EndedState {
  ended: Side;
}

const ENDED: EndedState = { ended: 'owner' };

/** Replaces an owner's page after its session, in type readable from afar: orders do not ring (specification 2.8). */
export function SessionOver() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(t.title());
  useEffect(() => void navigate(pathname + search, { replace: true, state: ENDED }), [navigate, pathname, search]);
  return (
    <PageFrame width="reading">
      <div role="alert" className="grid justify-items-center gap-6 py-8 text-center wrap-anywhere md:py-16">
        <span className="grid size-32 place-items-center rounded-full bg-danger-soft text-danger">
          <VolumeX aria-hidden="true" className="size-16" />
        </span>
        <h1 className="text-4xl text-balance md:text-6xl">{t.heading()}</h1>
        <p className="max-w-prose text-lg text-balance text-ink-muted">{t.means()}</p>
        <LinkButton href={`/ownerloginform?from=${encodeURIComponent(pathname + search)}`} size="large">
          {t.signIn()}
        </LinkButton>
      </div>
    </PageFrame>
  );
}
