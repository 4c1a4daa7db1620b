// What the printers' code pages hold of what people write, said with what they do hold.
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  œ: 'oe',
  Œ: 'Oe',
  '−': '-',
};

const SAID_OTHERWISE_AT = new RegExp(`[${Object.keys(SAID_OTHERWISE).join('')}]`, 'gu');

// Controls, joiners and variation signs: nothing of them is seen.
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200d\ufe0f]/gu;

// Not printable ASCII, nor in the upper half of code page 858: western accents, « », ° and €.
const UNKNOWN =
  /[^\u0020-\u007eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²]/gu;

/**
 * A text as a ticket printer can set it: nothing below U+0020 or otherwise a command reaches the paper, accents and € stay,
 * what its code page does not hold is « ? ».
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(SAID_OTHERWISE_AT, (character) => SAID_OTHERWISE[character] ?? character)
    .replace(UNSEEN, '')
    .replaceAll('\n', ' ')
    .replace(UNKNOWN, '?')
    .replace(/ {2,}/g, ' ');
}
