import { expect, test } from 'vitest';
import { localeOf } from './locale';

const inGerman = 'de-DE,de;q=0.9,en-US;q=0.8,fr;q=0.5';

test.each([
  ['specified', {}, 'specified'],
  ['fr', { 'accept-language': 'en' }, 'fr'],
  ['specified', { cookie: 'theme=dark; language=en' }, 'en'],
  ['en', { cookie: 'language=fr; theme=dark' }, 'fr'],
  ['fr', { cookie: 'language=de' }, 'fr'],
  ['fr', { cookie: 'mylanguage=en' }, 'fr'],
  ['auto', { cookie: 'language=fr', 'accept-language': 'en' }, 'fr'],
  ['auto', { 'accept-language': 'fr-CA, en;q=0.5' }, 'fr'],
  ['auto', { 'accept-language': inGerman }, 'en'],
  ['auto', { 'accept-language': 'nl' }, 'en'],
  ['auto', { 'accept-language': 'en;q=0.4, fr;q=0.9' }, 'fr'],
  ['auto', { 'accept-language': 'fr;q=0, de' }, 'en'],
  ['auto', { 'accept-language': 'en;q=0, de' }, 'fr'],
  ['auto', { 'accept-language': 'en-US;q=0.3,*;q=0.8' }, 'fr'],
  ['auto', { 'accept-language': 'FR-fr ; q=0.5 , EN ; q=0.500' }, 'fr'],
  ['auto', { 'accept-language': '*' }, 'fr'],
  ['auto', {}, 'fr'],
] as const)(
  'with INTERFACE_TEXTS=%s, a request with headers %o is answered in locale %s',
  (interfaceTexts, headers, expected) => {
    expect(localeOf(headers, interfaceTexts)).toBe(expected);
  },
);
