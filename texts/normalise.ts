// Soft hyphens, zero widths, direction signs, fillers. Variation selectors and the tags of flags stay: emoji need them.
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

// Joiners mean something between emoji and in Persian or Indian scripts, nothing after these letters.
const IDLE_JOINER = /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/**
 * A text without what other programs put into it unseen: NFC, no typographic ligatures (œ and æ are letters), no soft
 * hyphens, zero widths or direction signs, fraction slashes and spaces of every width as plain ones.
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
