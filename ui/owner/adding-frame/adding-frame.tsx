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
  /** Address of the back link. @default '/menu-selection', or '/AddItems' when editing */
  backHref?: string;
  /** Label of the back link. @default 'Autre chose à ajouter', or 'Votre carte' when editing */
  backLabel?: string;
  /**
   * Set when the page was opened without its category (specification 7.7) or, when editing, when the item no longer
   * exists.
   */
  missing?: boolean;
  loading?: boolean;
  failedText?: string;
  onRetry?: () => void;
  savedName?: string;
  onAdd?: () => void;
  /** Dialog that asks before unsaved changes are left. */
  question?: ReactNode;
  children: ReactNode;
}

/** Page for adding or editing one item: back link, title, and the states before and after the form. */
export function AddingFrame(props: AddingFrameProps) {
  const { title, editing = false, question } = props;
  const { backHref = editing ? MENU : '/menu-selection' } = props;
  const { backLabel = editing ? t.yourMenu() : t.somethingElse() } = props;
  return (
    <div className="grid gap-6">
      <BackHeader title={title} href={backHref} label={backLabel} />
      <Content {...props} />
      {question}
    </div>
  );
}

/** Title of a page below the link to where the owner came from. */
export function BackHeader({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <div className="grid gap-1">
      <TextLink href={href} tone="quiet" className="inline-flex min-h-12 items-center gap-1 justify-self-start">
        <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        {label}
      </TextLink>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
    </div>
  );
}

function Content({ editing = false, missing = false, loading = false, ...props }: AddingFrameProps) {
  const { failedText, onRetry, savedName, onAdd, children } = props;
  const viewMenu = (tone?: 'quiet') => (
    <LinkButton href={MENU} tone={tone} size="large">
      {t.viewMenu()}
    </LinkButton>
  );
  if (missing && editing)
    return <EmptyState icon={<FolderSearch />} title={t.gone()} text={t.goneText()} action={viewMenu()} />;
  if (missing) {
    return (
      <EmptyState
        icon={<FolderSearch />}
        title={t.whichCategory()}
        action={
          <div className="grid justify-items-center gap-5 text-start">
            <Notice tone="danger">{t.notFound()}</Notice>
            <LinkButton href="/menu-selection" size="large">
              {t.chooseCategory()}
            </LinkButton>
          </div>
        }
      />
    );
  }
  if (savedName !== undefined) {
    return (
      <div role="status">
        <EmptyState
          icon={<Check />}
          title={editing ? t.changed(savedName) : t.added(savedName)}
          text={editing ? t.changedText() : t.seenByCustomers()}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {editing && viewMenu()}
              <Button tone={editing ? 'quiet' : 'accent'} size="large" onClick={onAdd}>
                {!editing && <Plus aria-hidden="true" />}
                {editing ? t.continueEditing() : t.addAnother()}
              </Button>
              {!editing && viewMenu('quiet')}
            </div>
          }
        />
      </div>
    );
  }
  if (failedText) return <ErrorState text={failedText} onRetry={onRetry} />;
  if (!loading) return children;
  return (
    <Loading label={t.loading()}>
      <Skeleton className="h-96" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
