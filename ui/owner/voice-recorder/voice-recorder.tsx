import { useId } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import {
  obstacleWords,
  voiceLanguages,
  voiceOf,
  type HearingObstacle,
  type RecorderState,
  type VoiceLanguage,
} from './hearing';
import { MicrophoneButton } from './microphone-button';
import * as t from './voice-recorder.texts';

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
  /** The server's no: 'Failed to place order.' or its own words (specification 7.12). */
  error?: string;
}

/** An order by word of mouth: one big button starts and stops, what is heard can be read and corrected at once. */
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
