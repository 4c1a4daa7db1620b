import { CalendarPlus } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';
import * as t from './calendar-link.texts';

export interface CalendarLinkProps {
  href: string;
  fileName: string;
}

export function CalendarLink({ href, fileName }: CalendarLinkProps) {
  return (
    <LinkButton href={href} download={fileName} tone="quiet">
      <CalendarPlus aria-hidden="true" />
      {t.add()}
    </LinkButton>
  );
}
