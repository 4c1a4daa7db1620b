import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, I18nProvider, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { tv } from 'tailwind-variants/lite';
import { language } from '../../../graphql/texts/language.texts';
import { buttonStyles } from '../button/button';
import { withFigures } from '../price/with-figures';
import { iconButtonStyles } from '../icon-button/icon-button';

const item = tv({
  base: 'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 font-medium outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-focus-visible:inset-ring-3 data-focus-visible:inset-ring-focus [&>svg]:size-5 [&>svg]:shrink-0',
  variants: {
    tone: {
      neutral: 'text-ink data-focused:bg-accent-soft [&>svg]:text-ink-muted',
      danger: 'text-danger data-focused:bg-danger-soft',
    },
  },
});

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Makes the entry a link to this address. */
  href?: string;
}

export interface MenuProps {
  /** Label of the menu: « Actions », or with its subject « Actions pour Éclair au café ». */
  label: string;
  items: readonly MenuEntry[];
  onSelect: (id: string) => void;
  icon?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Button that opens a menu of actions; arrow keys, type-ahead, Home, End and Escape work as in a native menu. */
export function Menu({ label, items, onSelect, icon, disabled, className }: MenuProps) {
  return (
    <I18nProvider locale={language()}>
      <MenuTrigger>
        {icon ? (
          <Button aria-label={label} isDisabled={disabled} className={iconButtonStyles({ tone: 'quiet', className })}>
            {icon}
          </Button>
        ) : (
          <Button isDisabled={disabled} className={buttonStyles({ tone: 'quiet', className })}>
            {label}
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
        <Popover
          placement="bottom end"
          offset={6}
          containerPadding={12}
          className="max-w-[calc(100vw_-_--spacing(6))] min-w-[min(--spacing(56),100vw_-_--spacing(6))] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-raised"
        >
          <AriaMenu
            onAction={(key) => onSelect(String(key))}
            disabledKeys={items.filter((entry) => entry.disabled).map(({ id }) => id)}
            className="outline-none"
          >
            {items.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                href={entry.href}
                className={item({ tone: entry.tone ?? 'neutral' })}
              >
                {entry.icon}
                <span className="min-w-0 wrap-anywhere">{withFigures(entry.label)}</span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
