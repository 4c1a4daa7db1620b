import { useId, type ReactNode } from 'react';
import { Card } from '../../base/card/card';

export interface FormSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, text, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-40 gap-1">
          <h2 id={id} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {text && <p className="text-ink-muted">{text}</p>}
        </div>
        {action && <div className="-my-2 -me-2">{action}</div>}
      </div>
      {children}
    </Card>
  );
}
