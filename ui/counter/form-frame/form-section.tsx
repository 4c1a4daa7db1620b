import { useId, type ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  /** One quiet line below the title. */
  text?: string;
  children: ReactNode;
}

/** One part of a long form, on its own card. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
