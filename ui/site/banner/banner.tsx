import { useId, type ReactNode } from 'react';
import { Button } from '../../base/button/button';

export interface BannerProps {
  icon: ReactNode;
  title: string;
  text?: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Unobtrusive offer beside the content, dismissed with one press. */
export function Banner(props: BannerProps) {
  const { icon, title, text, confirmLabel, cancelLabel, busy, onConfirm, onClose } = props;
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
      <div className="flex flex-wrap gap-3 self-center">
        <Button busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </section>
  );
}
