import { CalendarPlus } from 'lucide-react';
import { LinkButton } from '../../base/link-button/link-button';

export interface CalendarLinkProps {
  href: string;
  fileName: string;
}

export function CalendarLink({ href, fileName }: CalendarLinkProps) {
  return (
    <LinkButton href={href} download={fileName} tone="quiet">
      <CalendarPlus aria-hidden="true" />
      Ajouter à mon agenda
    </LinkButton>
  );
}
