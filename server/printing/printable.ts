import { toAlphabet } from '../../texts/base-letters';

// Printable ASCII and what the upper half of code page 858 has of letters and signs.
const CODE_PAGE =
  /[\u0020-\u007eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾¶§÷¸°¨·¹³²]/u;

/**
 * A text as a ticket printer can set it: nothing below U+0020 or otherwise a command reaches the paper, accents and € stay,
 * letters its code page lacks are their base letters.
 */
export function printable(text: string): string {
  return toAlphabet(text.replace(/[\n\u2028\u2029]/g, ' '), (letter) => CODE_PAGE.test(letter)).replace(/ {2,}/g, ' ');
}
