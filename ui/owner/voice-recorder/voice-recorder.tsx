import { useId } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './voice-recorder.texts';
import { Mic, Square } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

/** Languages available for dictation. */
export type VoiceLanguage = 'en-US' | 'fr-FR';

/** Returns French when the browser's language is French, otherwise English (specification 7.12). */
export const voiceOf = (browserLanguage: string): VoiceLanguage =>
  browserLanguage.startsWith('fr') ? 'fr-FR' : 'en-US';

/** Returns the dictation languages with `first` at the top. */
export const voiceLanguages = (first: VoiceLanguage): { value: VoiceLanguage; label: string }[] => {
  const languages = [
    { value: 'en-US' as const, label: t.english() },
    { value: 'fr-FR' as const, label: t.french() },
  ];
  return first === 'fr-FR' ? languages.reverse() : languages;
};

export type RecorderState = 'idle' | 'starting' | 'listening';

/**
 * Reason why nothing is recognised: no browser support, microphone refused or missing, no speech, or speech service
 * unreachable.
 */
export type HearingObstacle = 'unsupported' | 'refused' | 'missing' | 'silent' | 'unreachable';

const obstacleWords: Record<HearingObstacle, () => string> = {
  unsupported: t.unsupported,
  refused: t.refused,
  missing: t.noMicrophone,
  silent: t.silent,
  unreachable: t.unreachable,
};

export interface VoiceRecorderProps {
  state: RecorderState;
  value: string;
  onChange: (value: string) => void;
  interimText?: string;
  language?: VoiceLanguage;
  onLanguageChange: (language: VoiceLanguage) => void;
  obstacle?: HearingObstacle;
  onStart: () => void;
  onStop: () => void;
  onSubmit: (text: string) => void;
  busy?: boolean;
  /** 'Failed to place order.' or the server's message (specification 7.12). */
  error?: string;
}

/** Dictation of an order: one large button starts and stops, and the recognised text can be corrected. */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { state, language = 'en-US', onLanguageChange, obstacle, busy = false, error, onStart, onStop } = props;
  const titleId = useId();
  const listening = state !== 'idle';
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={titleId} className="text-2xl">
          {t.dictation()}
        </h2>
        {obstacle !== 'unsupported' && (
          <Segmented
            label={t.language()}
            labelHidden
            options={voiceLanguages(voiceOf(navigator.language))}
            value={language}
            disabled={listening || busy}
            onChange={(chosen) => onLanguageChange(chosen === 'fr-FR' ? 'fr-FR' : 'en-US')}
          />
        )}
      </div>
      {obstacle && !listening && (
        <Notice tone={obstacle === 'unsupported' ? 'neutral' : 'caution'}>{obstacleWords[obstacle]()}</Notice>
      )}
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @xl:flex @xl:items-center @xl:gap-8">
          {obstacle !== 'unsupported' && (
            <MicrophoneButton state={state} disabled={busy} onStart={onStart} onStop={onStop} />
          )}
          <div className="min-w-0 grow">{listening ? <Transcript {...props} /> : <Written {...props} />}</div>
        </div>
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
    </Card>
  );
}

function Transcript({ value, interimText, language = 'en-US' }: VoiceRecorderProps) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{t.heard()}</p>
      <p
        role="log"
        aria-label={t.heard()}
        lang={language}
        className="min-h-32 rounded-control bg-sunken px-4 py-3 text-xl wrap-anywhere"
      >
        {value}{' '}
        {interimText && (
          <span aria-hidden="true" className="text-ink-muted italic">
            {interimText}
          </span>
        )}
      </p>
      <p className="text-ink-muted">{t.speakThenStop()}</p>
    </div>
  );
}

function Written({ value, onChange, onSubmit, obstacle, busy = false }: VoiceRecorderProps) {
  const text = value.trim();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') onSubmit(text);
      }}
    >
      <TextAreaField
        label={obstacle === 'unsupported' ? t.order() : t.heard()}
        placeholder={t.example()}
        hint={t.editHint()}
        rows={3}
        maxLength={500}
        value={value}
        disabled={busy}
        onChange={onChange}
      />
      <Button type="submit" size="large" tone="quiet" wide busy={busy} disabled={text === ''}>
        {busy ? t.checking() : t.check()}
      </Button>
    </form>
  );
}

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

interface MicrophoneButtonProps {
  state: RecorderState;
  disabled?: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Large button that starts and stops dictation, visible from across the counter. */
function MicrophoneButton({ state, disabled, onStart, onStop }: MicrophoneButtonProps) {
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
