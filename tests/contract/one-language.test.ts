import { expect, test } from 'vitest';
import { inLocale } from '../../server/locale';
import { layOut } from '../../server/mail/mail-layout';
import { letters, SAMPLES } from '../mails/letters';
import { foreignWords } from '../support/foreign-words';

const foot = { publicUrl: 'https://memeprix.test', supportEmail: 'aide@memeprix.test', supportPhone: '01 99 00 12 34' };
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);
const own = stringsIn(SAMPLES)
  .filter(Boolean)
  .sort((one, other) => other.length - one.length);

// Beside the mails that tests/journeys/one-language.test.ts has sent: those of failures and disputes.
test.each(['fr', 'en'] as const)('no mail in « %s » has a word of the other language', (language) => {
  const mails = inLocale(language, () => Object.values(letters()).map((letter) => layOut(letter, foot)));
  const sentences = mails
    .flatMap(({ subject, text }) => [subject, ...text.split('\n')])
    .map((sentence) => own.reduce((rest, one) => rest.replaceAll(one, '…'), sentence));
  const found = sentences.flatMap((sentence) =>
    foreignWords(sentence, language).map((word) => `« ${word} » in « ${sentence} »`),
  );
  expect(found).toEqual([]);
});
