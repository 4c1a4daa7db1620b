import { useId, type ReactNode } from 'react';
import { Card } from '../../base/card/card';
import { TextLink } from '../../base/text-link/text-link';

export interface ContactCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  label?: string;
  href?: string;
}

export function ContactCard({ icon, title, text, label, href }: ContactCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid content-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink [&>svg]:size-6"
      >
        {icon}
      </span>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <p className="whitespace-pre-line text-ink-muted">{text}</p>
      {label && href && (
        <TextLink standalone href={href} className="justify-self-start text-lg">
          {label}
        </TextLink>
      )}
    </Card>
  );
}
