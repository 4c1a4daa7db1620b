import { Check, ChevronLeft, FolderSearch, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';

export interface AddingFrameProps {
  /** « Nouveau sandwich » */
  title: string;
  /** @default '/menu-selection' */
  backHref?: string;
  /** @default 'Autre chose à ajouter' */
  backLabel?: string;
  /** Opened without the category it belongs to (spec owner §8). @default false */
  missing?: boolean;
  /** What the form needs is being fetched. @default false */
  loading?: boolean;
  /** It could not be had. */
  failedText?: string;
  onRetry?: () => void;
  /** What has just been added; takes the form’s place. */
  savedName?: string;
  /** Begins the next one of the same kind. */
  onAdd?: () => void;
  /** Where the menu is kept. @default '/AddItems' */
  menuHref?: string;
  /** The form. */
  children: ReactNode;
}

/** A page on which one thing is added: the way back, its title, and what happens before and after the form. */
export function AddingFrame(props: AddingFrameProps) {
  const { title, backHref = '/menu-selection', backLabel = 'Autre chose à ajouter' } = props;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <TextLink href={backHref} tone="quiet" className="inline-flex min-h-12 items-center gap-1 justify-self-start">
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          {backLabel}
        </TextLink>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
      </div>
      <Content {...props} />
    </div>
  );
}

function Content(props: AddingFrameProps) {
  const { missing = false, loading = false, failedText, onRetry, savedName, onAdd, menuHref = '/AddItems' } = props;
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
              <LinkButton href={menuHref} tone="quiet" size="large">
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
