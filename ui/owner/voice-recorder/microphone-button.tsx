import { Mic, Square } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import type { RecorderState } from './hearing';
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
  disabled?: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts and stops listening; hit without looking, seen from across the counter. */
export function MicrophoneButton({ state, disabled, onStart, onStop }: MicrophoneButtonProps) {
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
      <span aria-hidden="true" className="my-4 w-20 border-t-6 border-dotted border-line-strong" />
      <p role="status" className="text-lg font-semibold">
        {words[state]()}
      </p>
    </div>
  );
}
