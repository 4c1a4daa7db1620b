import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../base/icon-button/icon-button';
import * as t from './banner.texts';

export interface BannerProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** The cross; left out where one of the actions closes it. */
  onClose?: () => void;
}

/** An offer that waits beside what one came for; never in the way, gone with one press. */
export function Banner({ icon, title, text, actions, onClose }: BannerProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`relative flex animate-appear flex-wrap gap-4 rounded-card border border-line bg-raised p-4 shadow-raised md:p-5 ${text ? 'items-start' : 'items-center'}`}
    >
      <div
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-xl text-accent-ink [&>.lucide]:size-6"
      >
        {icon}
      </div>
      <div className={`grid min-w-0 flex-1 basis-56 gap-1 wrap-anywhere ${onClose ? 'pe-10' : ''}`}>
        <h2 id={titleId} className="text-lg/snug">
          {title}
        </h2>
        {text && <div className="text-ink-muted">{text}</div>}
      </div>
      {actions && <div className={`flex flex-wrap gap-3 self-center ${onClose ? 'md:pe-10' : ''}`}>{actions}</div>}
      {onClose && (
        <div className="absolute end-2 top-2">
          <IconButton label={t.close()} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
