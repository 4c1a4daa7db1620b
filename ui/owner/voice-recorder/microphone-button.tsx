import { Mic, Square } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { levelBars, type RecorderState } from './hearing';
import * as t from './voice-recorder.texts';

const styles = tv({
  base: 'relative grid size-[min(--spacing(30),60vw)] place-content-center justify-items-center gap-1 rounded-full text-lg font-bold transition-colors disabled:opacity-50',
  variants: {
    active: {
      true: 'bg-ink text-canvas',
      false: 'bg-accent text-on-accent shadow-raised enabled:hover:bg-accent-hover',
    },
  },
});

const words: Record<RecorderState, () => string> = { idle: t.idle, starting: t.starting, listening: t.listening };

export interface MicrophoneButtonProps {
  state: RecorderState;
  level?: number;
  disabled?: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts and stops listening; hit without looking, seen from across the counter. */
export function MicrophoneButton({ state, level, disabled, onStart, onStop }: MicrophoneButtonProps) {
  const active = state !== 'idle';
  const Icon = active ? Square : Mic;
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
      <div className="relative grid size-[min(--spacing(36),75vw)] place-items-center overflow-clip rounded-full">
        {state === 'listening' && (
          <span
            aria-hidden="true"
            className="absolute inset-2 animate-ping rounded-full bg-accent-soft [animation-duration:2s] motion-reduce:animate-none"
          />
        )}
        <span
          aria-hidden="true"
          className={`absolute inset-0 rounded-full border-4 ${active ? 'border-accent' : 'border-transparent'}`}
        />
        <button type="button" disabled={disabled} onClick={active ? onStop : onStart} className={styles({ active })}>
          <Icon aria-hidden="true" className={active ? 'size-10 fill-current' : 'size-12'} />
          {active ? t.stop() : t.start()}
        </button>
      </div>
      <Level level={state === 'listening' ? level : undefined} />
      <p role="status" className="text-lg font-semibold">
        {words[state]()}
      </p>
    </div>
  );
}

function Level({ level }: { level: number | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={`flex h-10 items-center gap-1.5 ${level === undefined ? 'text-line-strong' : 'text-accent-ink'}`}
    >
      {levelBars(level ?? 0).map((height, place) => (
        <span
          key={place}
          style={{ height: `${String(height * 100)}%` }}
          className="w-1.5 rounded-full bg-current transition-[height] duration-quick"
        />
      ))}
    </div>
  );
}
