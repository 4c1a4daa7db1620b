import { CirclePause, CirclePlay } from 'lucide-react';
import { Button } from '../../base/button/button';
import * as t from './pause-control.texts';

export interface PauseChoice {
  id: string;
  label: string;
}

export interface PauseControlProps {
  state: 'open' | 'paused' | 'closed' | 'hidden';
  untilText?: string;
  choices: readonly PauseChoice[];
  busy?: boolean;
  onSelect: (id: string) => void;
  onResume: () => void;
}

const WORDS = {
  open: { title: t.open, text: t.openText },
  paused: { title: t.paused, text: t.pausedText },
  hidden: { title: t.hidden, text: t.hiddenText },
  closed: { title: t.closed, text: t.closedText },
};

export function PauseControl(props: PauseControlProps) {
  const { state, untilText, choices, busy = false, onSelect, onResume } = props;
  const { title, text } = WORDS[state];
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-3 text-xl font-bold">
          {state === 'open' ? (
            <CirclePlay aria-hidden="true" className="size-7 shrink-0 text-positive" />
          ) : (
            <CirclePause aria-hidden="true" className="size-7 shrink-0 text-caution" />
          )}
          <span className="min-w-0 wrap-anywhere">{untilText ? `${title()}, ${untilText}` : title()}</span>
        </p>
        <p className="text-ink-muted">{text()}</p>
      </div>
      {state === 'open' && (
        <div role="group" aria-label={t.closeFor()} className="flex flex-wrap gap-3">
          {choices.map(({ id, label }) => (
            <Button key={id} tone="quiet" size="large" busy={busy} className="grow" onClick={() => onSelect(id)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {state === 'paused' && (
        <Button size="large" busy={busy} className="justify-self-start max-md:w-full" onClick={onResume}>
          {t.resume()}
        </Button>
      )}
    </div>
  );
}
