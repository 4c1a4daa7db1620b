import { normaliseText } from './normalise';

const CYRILLIC =
  'а a б b в v г g ґ g д d ђ dj е e є ye ж zh з z и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ - ы y ь - э e ю yu я ya';
const GREEK = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';
const LATIN = 'œ oe æ ae ß ss ø o ł l đ d ð d þ th ı i ħ h ŧ t ŋ ng ə e ſ s ĸ k';
const SIGNS = `’ ' ‘ ' ‚ ' ‛ ' ʼ ' ′ ' ‹ ' › ' “ " ” " „ " ‟ " ″ " « " » " ‐ - ‑ - ‒ - – - — - ― - − - • * · . × x ⁄ / → -> ← <- ≤ <= ≥ >= ≈ ~ € EUR`;

const REPLACEMENTS = new Map<string, string>();
const words = `${CYRILLIC} ${GREEK} ${LATIN} ${SIGNS}`.split(' ');
for (let at = 0; at < words.length; at += 2) {
  const [letter = '', other = ''] = [words[at], words[at + 1]];
  // Only the hard and soft signs of Cyrillic have no replacement.
  const text = /[ъь]/.test(letter) ? '' : other;
  REPLACEMENTS.set(letter, text);
  const upper = letter.toUpperCase();
  if (upper !== letter && upper.length === 1) REPLACEMENTS.set(upper, text.charAt(0).toUpperCase() + text.slice(1));
}

/** Replaces letters that cannot be written, so that readers see that something is missing. */
const UNWRITABLE = '[...]';

/**
 * Converts a text to an alphabet that lacks some letters: a letter becomes its base letter or is transliterated
 * (Cyrillic, Greek); signs and emoji without a replacement are dropped; letters of other scripts, and a text of which
 * nothing remains, become « [...] ».
 */
export function toAlphabet(text: string, has: (letter: string) => boolean): string {
  const normalised = normaliseText(text);
  const written = [...normalised].map((letter) => inAlphabet(letter, has)).join('');
  // One placeholder for a run of letters, rather than one each.
  const marked = written.replace(/\ue000+/gu, UNWRITABLE);
  return marked.trim() === '' && normalised.trim() !== '' ? UNWRITABLE : marked;
}

function inAlphabet(letter: string, has: (letter: string) => boolean): string {
  if (letter !== '\ue000' && has(letter)) return letter;
  const replacement = REPLACEMENTS.get(letter);
  if (replacement !== undefined) return [...replacement].map((one) => inAlphabet(one, has)).join('');
  const parts = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  if (parts !== letter) return [...parts].map((one) => inAlphabet(one, has)).join('');
  return /\p{L}/u.test(letter) ? '\ue000' : '';
}
