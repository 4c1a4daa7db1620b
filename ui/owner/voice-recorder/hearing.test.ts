import { expect, test } from 'vitest';
import { voiceLanguages, voiceOf } from './voice-recorder';

test.each([
  ['fr-CA', ['fr-FR', 'en-US']],
  ['en-GB', ['en-US', 'fr-FR']],
  ['de', ['en-US', 'fr-FR']],
])('a browser in language %s is offered the voice languages %s', (browser, languages) => {
  expect(voiceLanguages(voiceOf(browser)).map(({ value }) => value)).toEqual(languages);
});
