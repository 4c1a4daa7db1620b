import { Check, ChevronLeft, FolderSearch, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';

const MENU = '/AddItems';

export interface AddingFrameProps {
  title: string;
  editing?: boolean;
  /** @default '/menu-selection', of what is changed '/AddItems' */
  backHref?: string;
  /** @default 'Autre chose à ajouter', of what is changed 'Votre carte' */
  backLabel?: string;
  /** Opened without the category it belongs to (specification 7.7); of what is changed: it is gone. */
  missing?: boolean;
  loading?: boolean;
  failedText?: string;
  onRetry?: () => void;
  savedName?: string;
  onAdd?: () => void;
  children: ReactNode;
}

/** A page on which one thing is added or changed: the way back, its title, and what happens before and after the form. */
export function AddingFrame(props: AddingFrameProps) {
  const { title, editing = false } = props;
  const { backHref = editing ? MENU : '/menu-selection' } = props;
  const { backLabel = editing ? 'Votre carte' : 'Autre chose à ajouter' } = props;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <TextLink href={backHref} tone="quiet" className="inline-flex min-h-12 items-center gap-1 justify-self-start">
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          {backLabel}
        </TextLink>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
      </div>
      <Content {...props} />
    </div>
  );
}

function Content(props: AddingFrameProps) {
  const { missing = false, loading = false, failedText, onRetry, savedName, onAdd } = props;
  if (props.editing) {
    if (missing) return <Gone />;
    if (savedName !== undefined) return <Changed name={savedName} onEdit={onAdd} />;
  }
  if (missing) {
    return (
      <EmptyState
        icon={<FolderSearch />}
        title="Dans quelle catégorie ?"
        action={
          <div className="grid justify-items-center gap-5">
            <Notice tone="danger">Required information (category/restaurant ID) not found.</Notice>
            <LinkButton href="/menu-selection" size="large">
              Choisir une catégorie
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (failedText) return <ErrorState text={failedText} onRetry={onRetry} />;
  if (loading) {
    return (
      <Loading label="Chargement...">
        <Skeleton className="h-96" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (savedName !== undefined) {
    return (
      <div role="status">
        <EmptyState
          icon={<Check />}
          title={`${savedName} est sur votre carte.`}
          text="Vos clients le voient dès maintenant."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button size="large" onClick={onAdd}>
                <Plus aria-hidden="true" />
                En ajouter un autre
              </Button>
              <LinkButton href={MENU} tone="quiet" size="large">
                Voir la carte
              </LinkButton>
            </div>
          }
        />
      </div>
    );
  }
  return props.children;
}

function Gone() {
  return (
    <EmptyState
      icon={<FolderSearch />}
      title="Cet article n’est plus sur votre carte."
      text="Il a été supprimé, peut-être sur un autre écran."
      action={
        <LinkButton href={MENU} size="large">
          Voir la carte
        </LinkButton>
      }
    />
  );
}

function Changed({ name, onEdit }: { name: string; onEdit?: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Check />}
        title={`${name} est à jour.`}
        text="Les commandes déjà passées ne changent pas ; les paniers en cours sont prévenus."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={MENU} size="large">
              Voir la carte
            </LinkButton>
            <Button tone="quiet" size="large" onClick={onEdit}>
              Continuer à modifier
            </Button>
          </div>
        }
      />
    </div>
  );
}
