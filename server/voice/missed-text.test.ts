import { expect, test } from 'vitest';
import { missedText } from './voice.service';

test.each([
  [[], [], ''],
  [['un zorglub', 'kouign-amann'], [], 'Pas sur la carte : « un zorglub », « kouign-amann ».'],
  [[], ['100 croissants'], 'La quantité va de 1 à 99 : « 100 croissants ».'],
  [['zorglub'], ['zéro flan'], 'Pas sur la carte : « zorglub ». La quantité va de 1 à 99 : « zéro flan ».'],
])('unknown words %j and miscounted words %j are reported as one text', (unknownWords, miscounted, text) => {
  expect(missedText({ unknownWords, miscounted })).toBe(text);
});
