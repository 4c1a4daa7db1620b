import * as t from './voice-recorder.texts';

/** Languages the owner can dictate in. */
export type VoiceLanguage = 'en-US' | 'fr-FR';

/** French where the browser is French, else English (specification 7.12). */
export const voiceOf = (browserLanguage: string): VoiceLanguage =>
  browserLanguage.startsWith('fr') ? 'fr-FR' : 'en-US';

/** The one most people here dictate in comes first. */
export const voiceLanguages = (first: VoiceLanguage): { value: VoiceLanguage; label: string }[] => {
  const languages = [
    { value: 'en-US' as const, label: t.english() },
    { value: 'fr-FR' as const, label: t.french() },
  ];
  return first === 'fr-FR' ? languages.reverse() : languages;
};

export type RecorderState = 'idle' | 'starting' | 'listening';

/**
 * Why nothing is heard: the browser cannot listen at all, the microphone was refused or is missing, nothing was said,
 * or the browser's recognition did not answer.
 */
export type HearingObstacle = 'unsupported' | 'refused' | 'missing' | 'silent' | 'unreachable';

export const obstacleWords: Record<HearingObstacle, () => string> = {
  unsupported: t.unsupported,
  refused: t.refused,
  missing: t.noMicrophone,
  silent: t.silent,
  unreachable: t.unreachable,
};
