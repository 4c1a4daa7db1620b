import { Store } from 'lucide-react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { buttonStyles } from '../../ui/base/button/button';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { Notice } from '../../ui/base/notice/notice';
import { TextLink } from '../../ui/base/text-link/text-link';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { Header } from '../../ui/site/header/header';
import { useDocumentTitle } from '../page/document-title';
import { PageContext } from './page-context';
import * as t from './wrong-account-type.texts';

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
