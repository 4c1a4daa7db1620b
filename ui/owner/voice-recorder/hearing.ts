/** Languages the owner can dictate in (specification 7.12: en-US by default, French selectable). */
export type VoiceLanguage = 'en-US' | 'fr-FR';

export const voiceLanguages: readonly { value: VoiceLanguage; label: string }[] = [
  { value: 'en-US', label: 'English (US)' },
  { value: 'fr-FR', label: 'Français' },
];

export type RecorderState = 'idle' | 'starting' | 'listening';

/**
 * Why nothing is heard: the browser cannot listen at all, the microphone was refused or is missing, nothing was said,
 * or the browser's recognition did not answer.
 */
export type HearingObstacle = 'unsupported' | 'refused' | 'missing' | 'silent' | 'unreachable';

export const obstacleWords: Record<HearingObstacle, string> = {
  unsupported: 'Ce navigateur ne sait pas écouter. Tapez la commande.',
  refused: 'Microphone refusé. Autorisez-le dans le navigateur, ou tapez la commande.',
  missing: 'Aucun microphone trouvé. Branchez-en un, ou tapez la commande.',
  silent: 'Rien entendu. Rapprochez-vous et recommencez.',
  unreachable: 'La reconnaissance vocale ne répond pas. Réessayez, ou tapez la commande.',
};

// Taller in the middle, as a voice looks.
const PROFILE = [0.35, 0.6, 0.85, 1, 0.85, 0.6, 0.35];
const REST = 0.12;

/** Heights from 0 to 1 of the seven bars that show a loudness from 0 to 1; in silence a dotted line. */
export function levelBars(level: number): number[] {
  const loud = Math.min(1, Math.max(0, level));
  return PROFILE.map((share) => REST + (1 - REST) * share * loud);
}
