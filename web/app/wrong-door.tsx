import { useLocation } from 'react-router-dom';
import { Store } from 'lucide-react';
import { buttonStyles } from '../../ui/base/button/button';
import { EmptyState } from '../../ui/base/empty-state/empty-state';
import { TextLink } from '../../ui/base/text-link/text-link';
import { PageFrame } from '../../ui/site/page-frame/page-frame';
import { Header } from '../../ui/site/header/header';

/** A customer at an owner’s page: says so and shows the right door (contract §7). */
export function WrongDoor() {
  const { pathname, search } = useLocation();
  return (
    <PageFrame header={<Header homeHref="/userSearch" />} width="reading">
      <title>Espace commerçant · MêmePrix</title>
      <EmptyState
        icon={<Store />}
        title="Cette page est réservée aux commerçants"
        text="Vous êtes connecté en tant que client. Connectez-vous avec le compte de votre boutique pour l’ouvrir."
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
