import { expect, test } from 'vitest';
import { readNews } from './news';

test.each<[string, ReturnType<typeof readNews>]>([
  [
    '{"title":"C’est prêt","body":"Commande K7MQ2X","url":"/tokenDetails/K7MQ2X"}',
    { title: 'C’est prêt', body: 'Commande K7MQ2X', path: '/tokenDetails/K7MQ2X' },
  ],
  ['{"title":"C’est prêt","body":"","url":"/","tag":"abc"}', { title: 'C’est prêt', body: '', path: '/', tag: 'abc' }],
  ['{"title":"C’est prêt","tag":7}', { title: 'C’est prêt', body: '', path: '/' }],
  ['Votre commande est prête', { title: 'New Message', body: 'Votre commande est prête', path: '/' }],
  ['', { title: 'New Message', body: '', path: '/' }],
  ['{"title":"","body":7}', { title: 'New Message', body: '', path: '/' }],
  ['{"url":"https://elsewhere.test"}', { title: 'New Message', body: '', path: '/' }],
  ['{"url":"//elsewhere.test"}', { title: 'New Message', body: '', path: '/' }],
  ['{"url":"/\\\\elsewhere.test"}', { title: 'New Message', body: '', path: '/' }],
])('%s', (text, news) => {
  expect(readNews(text)).toEqual(news);
});
