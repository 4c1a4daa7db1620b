import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsText } from './unseen-alert.service';

const LINK = 'https://memeprix.example/ownerorders';
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** As an operator bills: one message holds 160 septets of the default alphabet, or 70 units of UCS-2. */
const messages = (text: string) => {
  const foreign = [...text].some((letter) => !`${BASIC}^{}\\[~]|€`.includes(letter));
  const units = foreign ? text.length : [...text].reduce((sum, letter) => sum + (BASIC.includes(letter) ? 1 : 2), 0);
  const [one, more] = foreign ? [70, 67] : [160, 153];
  return units <= one ? 1 : Math.ceil(units / more);
};

describe('smsText', () => {
  it('an SMS replaces letters outside the default SMS alphabet by their base letters', () => {
    const text = smsText('MêmePrix : la commande K7P2QX attend et personne ne l’a vue.', LINK);
    expect(text).toBe(`MemePrix : la commande K7P2QX attend et personne ne l'a vue. ${LINK}`);
    expect(messages(text)).toBe(1);
  });

  it('an SMS leaves out its link when the whole link does not fit', () => {
    expect(smsText('La commande attend.', `https://${'a'.repeat(150)}.example`)).toBe('La commande attend.');
  });

  it('an SMS text always fits one billed message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.webUrl(), (sentence, link) => {
        expect(messages(smsText(sentence, link))).toBe(1);
      }),
    );
  });
});
