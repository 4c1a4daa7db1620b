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

interface WrongAccountTypeProps {
  /** A customer’s token instead of an owner’s, or an owner’s that tells no shop. */
  reason: 'noToken' | 'noShop';
}

const explanations = {
  noToken: 'Vous êtes connecté en tant que client. Connectez-vous avec le compte de votre boutique pour l’ouvrir.',
  noShop: 'Connectez-vous avec le compte de votre boutique pour l’ouvrir.',
};

// Texts of specification 7.1 and 7.4.
const words = {
  dashboard: {
    noToken: 'Aucun jeton trouvé. Veuillez vous connecter.',
    noShop: 'Aucun ownerId dans le jeton. Veuillez vous connecter.',
  },
  category: {
    noToken: 'Utilisateur non connecté. Jeton introuvable.',
    noShop: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
  },
};

/** Not an owner at an owner’s page: says so and shows the right login (specification 9.1). */
export function WrongAccountType({ reason }: WrongAccountTypeProps) {
  const { pathname, search } = useLocation();
  const { wrongAccount } = use(PageContext);
  useDocumentTitle('Espace commerçant');
  return (
    <PageFrame header={<Header homeHref="/userSearch" />} width="reading">
      {wrongAccount && (
        <Notice tone="danger" className="mb-6">
          {words[wrongAccount][reason]}
        </Notice>
      )}
      <EmptyState
        icon={<Store />}
        title="Cette page est réservée aux commerçants"
        text={explanations[reason]}
        action={
          <div className="grid justify-items-center gap-4">
            <a href={`/ownerloginform?from=${encodeURIComponent(pathname + search)}`} className={buttonStyles()}>
              Se connecter à l’espace commerçant
            </a>
            <TextLink href="/userSearch" tone="quiet">
              Continuer mes courses
            </TextLink>
          </div>
        }
      />
    </PageFrame>
  );
}
