// Soft hyphens, zero-width characters, direction marks and fillers. Variation selectors and flag tags stay, because
// emoji need them.
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

// Joiners are meaningful in emoji and in Persian or Indian scripts, but not after these characters.
const IDLE_JOINER = /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/**
 * Normalises a text: NFC, without typographic ligatures (œ and æ are letters and stay), soft hyphens, zero-width
 * characters or direction marks; fraction slashes and all kinds of spaces become plain ones.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '$1')
    .replace(/[⁄∕]/g, '/')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\r\n|[\u2028\u2029]/g, '\n')
    .normalize('NFC');
}
