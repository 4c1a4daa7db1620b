import { CircleUserRound, Menu } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { iconButtonStyles } from '../../base/icon-button/icon-button';
import * as t from './header.texts';

export interface HeaderLink {
  label: string;
  href: string;
  current?: boolean;
  /** Number of pending items behind the link, shown as a badge, with a label for screen readers. */
  count?: { value: number; label: string };
}

export const badgeStyles =
  'grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm/6 font-bold text-on-accent tabular-nums';

export function LinkLabel({ label, count }: Pick<HeaderLink, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count && (
        <span className={`ms-1.5 ${badgeStyles}`}>
          <span aria-hidden="true">{count.value}</span>
          <span className="sr-only">{count.label}</span>
        </span>
      )}
    </>
  );
}

export interface HeaderMenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  onPress?: () => void;
}

export interface HeaderMenuProps {
  items: readonly HeaderMenuItem[];
  links: readonly HeaderLink[];
  userName?: string;
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start font-medium hover:bg-accent-soft aria-[current=page]:bg-accent-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-muted';

/** Safari 15 and 16 have no popover support; there the menu is shown and hidden by React state. */
const hasPopovers = () => typeof HTMLElement === 'undefined' || 'popover' in HTMLElement.prototype;

export function HeaderMenu({ items, links, userName }: HeaderMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const label = links.length > 0 ? t.menuAndAccount() : t.account();
  const waiting = links.find(({ count }) => count)?.count;
  const close = () => {
    (document.getElementById(id) as Partial<HTMLElement> | null)?.hidePopover?.();
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={waiting ? `${label}, ${waiting.label}` : label}
        aria-expanded={open}
        onClick={() => hasPopovers() || setOpen(!open)}
        className={iconButtonStyles({ tone: 'quiet', className: 'relative border-line-strong' })}
      >
        {links.length > 0 && <Menu aria-hidden="true" className="@nav:hidden" />}
        {waiting && (
          <span
            aria-hidden="true"
            className={`absolute -end-1.5 -top-2 min-w-5! px-1! text-sm/5! @nav:hidden ${badgeStyles}`}
          >
            {waiting.value}
          </span>
        )}
        <CircleUserRound aria-hidden="true" className={links.length > 0 ? '@max-nav:hidden' : ''} />
      </button>
      <nav
        id={id}
        popover="auto"
        hidden={!open && !hasPopovers()}
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto end-[max(--spacing(4),calc(50vw-(--spacing(152))))] top-header mt-2 max-h-[calc(100dvh-(--spacing(24)))] w-72 max-w-[calc(100vw-(--spacing(8)))] overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-raised open:animate-appear"
      >
        {userName && <p className="px-3 wrap-anywhere pt-2 pb-3 text-sm text-ink-muted">{userName}</p>}
        {links.length > 0 && (
          <ul className="mb-2 border-b border-line pb-2 @nav:hidden">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.current ? 'page' : undefined} onClick={close} className={row}>
                  <LinkLabel {...link} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul>
          {items.map(({ label, icon, href, onPress }) => (
            <li key={label}>
              {href ? (
                <a href={href} onClick={close} className={row}>
                  {icon}
                  {label}
                </a>
              ) : (
                <button
                  type="button"
                  className={row}
                  onClick={() => {
                    close();
                    onPress?.();
                  }}
                >
                  {icon}
                  {label}
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
