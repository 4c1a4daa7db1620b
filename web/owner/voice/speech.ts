import type { HearingObstacle, VoiceLanguage } from '../../../ui/owner/voice-recorder/hearing';

/** What of the browser's recognition is used; not every browser has it, and the DOM's own types do not know it. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** A recognition in a language; null where the browser cannot listen. */
export function recognitionFor(language: VoiceLanguage): Recognition | null {
  const from = window as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };
  const Made = from.SpeechRecognition ?? from.webkitSpeechRecognition;
  return Made ? Object.assign(new Made(), { lang: language, continuous: true, interimResults: true }) : null;
}

/** What an event brought: what is now heard for good, and what may still change. */
export function heardIn({ resultIndex, results }: RecognitionEvent): { final: string; interim: string } {
  const fresh = Array.from(results).slice(resultIndex);
  const textOf = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ');
  return { final: textOf(true), interim: textOf(false) };
}

const OBSTACLES: Readonly<Record<string, HearingObstacle>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'missing',
  'no-speech': 'silent',
  network: 'unreachable',
  'language-not-supported': 'unreachable',
};

export function obstacleOf(error: string): HearingObstacle | undefined {
  return error === 'aborted' ? undefined : (OBSTACLES[error] ?? 'unreachable');
}
