import { Check, ChevronLeft, FolderSearch, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';
import * as t from './adding-frame.texts';

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
  const { backLabel = editing ? t.yourMenu() : t.somethingElse() } = props;
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
        title={t.whichCategory()}
        action={
          <div className="grid justify-items-center gap-5">
            <Notice tone="danger">{t.notFound()}</Notice>
            <LinkButton href="/menu-selection" size="large">
              {t.chooseCategory()}
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (failedText) return <ErrorState text={failedText} onRetry={onRetry} />;
  if (loading) {
    return (
      <Loading label={t.loading()}>
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
          title={t.added(savedName)}
          text={t.seenByCustomers()}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button size="large" onClick={onAdd}>
                <Plus aria-hidden="true" />
                {t.addAnother()}
              </Button>
              <LinkButton href={MENU} tone="quiet" size="large">
                {t.viewMenu()}
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
      title={t.gone()}
      text={t.goneText()}
      action={
        <LinkButton href={MENU} size="large">
          {t.viewMenu()}
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
        title={t.changed(name)}
        text={t.changedText()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={MENU} size="large">
              {t.viewMenu()}
            </LinkButton>
            <Button tone="quiet" size="large" onClick={onEdit}>
              {t.keepEditing()}
            </Button>
          </div>
        }
      />
    </div>
  );
}
