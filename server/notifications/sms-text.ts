import { toAlphabet } from '../../texts/base-letters';

// 3GPP TS 23.038: the default alphabet, and the signs of its extension, which count twice.
const BASIC = /[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]/u;
const EXTENSION = /[\^{}\\[~\]|€]/u;
const LONGEST = 160;

/** Septets a text of the default alphabet takes. */
function septets(text: string): number {
  return [...text].reduce((sum, letter) => sum + (EXTENSION.test(letter) ? 2 : 1), 0);
}

/** A sentence and a link as one text message: in the default alphabet, without the link where it does not fit whole. */
export function smsText(sentence: string, link: string): string {
  const text = toAlphabet(sentence, (letter) => BASIC.test(letter) || EXTENSION.test(letter));
  if (septets(`${text} ${link}`) <= LONGEST) return `${text} ${link}`;
  if (septets(text) <= LONGEST) return text;
  const letters = [...text];
  while (septets(letters.join('')) > LONGEST - 3) letters.pop();
  return `${letters.join('')}...`;
}
