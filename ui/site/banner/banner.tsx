import { useId, type ReactNode } from 'react';

export interface BannerProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** Unobtrusive offer beside the content, dismissed with one press. */
export function Banner({ icon, title, text, actions }: BannerProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`flex animate-appear flex-wrap gap-4 rounded-card border border-line bg-raised p-4 shadow-raised md:p-5 ${text ? 'items-start' : 'items-center'}`}
    >
      <div
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-xl text-accent-ink [&>.lucide]:size-6"
      >
        {icon}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-1 wrap-anywhere">
        <h2 id={titleId} className="text-lg/snug">
          {title}
        </h2>
        {text && <div className="text-ink-muted">{text}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 self-center">{actions}</div>}
    </section>
  );
}
