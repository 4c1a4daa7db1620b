import * as t from './voice-recorder.texts';

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

export const obstacleWords: Record<HearingObstacle, () => string> = {
  unsupported: t.unsupported,
  refused: t.refused,
  missing: t.noMicrophone,
  silent: t.silent,
  unreachable: t.unreachable,
};
