import { Store, VolumeX } from 'lucide-react';
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buttonStyles } from '../../ui/base/button/button';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { LinkButton } from '../../ui/base/link-button/link-button';
import { Notice } from '../../ui/base/notice/notice';
import { TextLink } from '../../ui/base/text-link/text-link';
import { Header } from '../../ui/site/header/header';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { useDocumentTitle } from '../page/document-title';
import type { Side } from '../session/session';
import * as t from './no-access.texts';
import { PageContext } from './page-context';

/** Navigation state that records a session that ended on this page, so that a reload still shows it. */
export interface EndedState {
  ended: Side;
}

const ENDED: EndedState = { ended: 'owner' };

/** Replaces an owner's page after its session, in type readable from afar: orders do not ring (specification 2.8). */
export function SessionOver() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useDocumentTitle(t.sessionOver());
  useEffect(() => void navigate(pathname + search, { replace: true, state: ENDED }), [navigate, pathname, search]);
  return (
    <PageFrame width="reading">
      <div role="alert" className="grid justify-items-center gap-6 py-8 text-center wrap-anywhere md:py-16">
        <span className="grid size-32 place-items-center rounded-full bg-danger-soft text-danger">
          <VolumeX aria-hidden="true" className="size-16" />
        </span>
        <h1 className="text-4xl text-balance md:text-6xl">{t.sessionOverHeading()}</h1>
        <p className="max-w-prose text-lg text-balance text-ink-muted">{t.sessionOverText()}</p>
        <LinkButton href={`/ownerloginform?from=${encodeURIComponent(pathname + search)}`} size="large">
          {t.signInAgain()}
        </LinkButton>
      </div>
    </PageFrame>
  );
}

interface WrongAccountTypeProps {
  /** `noToken`: a customer's token instead of an owner's; `noShop`: an owner's token without a shop id. */
  reason: 'noToken' | 'noShop';
}

const explanations = { noToken: t.signedInAsCustomer, noShop: t.shopNeeded };

const words = {
  dashboard: { noToken: t.dashboardNoToken, noShop: t.dashboardNoShop },
  category: { noToken: t.categoryNoToken, noShop: t.categoryNoShop },
};

/** Says on an owner's page that the account type is wrong, with a link to the right login (specification 9.1). */
export function WrongAccountType({ reason }: WrongAccountTypeProps) {
  const { pathname, search } = useLocation();
  const { wrongAccount } = use(PageContext);
  useDocumentTitle(t.title());
  return (
    <PageFrame header={<Header homeHref="/userSearch" />} width="reading">
      {wrongAccount && (
        <Notice tone="danger" className="mb-6">
          {words[wrongAccount][reason]()}
        </Notice>
      )}
      <EmptyState
        icon={<Store />}
        title={t.heading()}
        text={explanations[reason]()}
        action={
          <div className="grid justify-items-center gap-4">
            <a href={`/ownerloginform?from=${encodeURIComponent(pathname + search)}`} className={buttonStyles()}>
              {t.signIn()}
            </a>
            <TextLink href="/userSearch" tone="quiet">
              {t.backToShops()}
            </TextLink>
          </div>
        }
      />
    </PageFrame>
  );
}
