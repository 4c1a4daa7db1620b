import type { ReactElement } from 'react';
import { Focusable, I18nProvider, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { language } from '../../../texts/language.texts';

export interface TooltipProps {
  /** A few words more. Never the only place where something is said: fingers do not see it. */
  text: string;
  children: ReactElement<Record<string, unknown>, string>;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A few words more about what the pointer or the keyboard stands on; Escape takes them away. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <I18nProvider locale={language()}>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <AriaTooltip
          placement={placement}
          offset={8}
          containerPadding={12}
          className="max-w-[min(--spacing(72),100vw_-_--spacing(6))] animate-appear rounded-tag bg-ink px-3 py-1.5 text-sm font-medium wrap-anywhere text-surface shadow-raised"
        >
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </I18nProvider>
  );
}
