import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { anOwner } from '../support/owner';
import { TABLET, failing } from '../support/visitor';

declare global {
  interface Window {
    /** What the browser of the test hears, and in which language it listened. */
    heard?: { say: (text: string, isFinal: boolean) => void; lang: string };
  }
}

/** A browser that hears what the test says. */
function recognition() {
  class Recognition {
    lang = '';
    onstart?: () => void;
    onend?: () => void;
    onresult?: (event: object) => void;
    start() {
      const say = (transcript: string, isFinal: boolean) =>
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
      window.heard = { say, lang: this.lang };
      this.onstart?.();
    }
    stop() {
      this.onend?.();
    }
    abort() {
      this.onend?.();
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}

test('a counter order is dictated in the browser’s language, asked about where it is ambiguous, and placed when it is sent again', async () => {
  const { page, errors } = await anOwner('boulangerie@demo.test', TABLET);
  await page.addInitScript(recognition);
  await page.goto(`${base}/voice`);
  const say = (text: string, isFinal: boolean) =>
    page.evaluate(([words, final]) => window.heard?.say(words, final), [text, isFinal] as const);
  await page.getByRole('button', { name: 'Dicter' }).click();
  expect(await page.evaluate(() => window.heard?.lang)).toBe('fr-FR');
  await say('deux croi', false);
  await page.getByText('deux croi').waitFor();
  await say('deux croissants et trois kouign-amann pour Camille', true);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await page.getByRole('button', { name: 'Vérifier la commande' }).click();
  await page.getByText('Pas sur votre carte : « trois kouign-amann »').waitFor();
  expect(await page.getByLabel('Nom du client').inputValue()).toBe('Camille');
  // With butter or with almonds: somebody must say which.
  const place = page.getByRole('button', { name: 'Passer la commande' });
  expect(await place.isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Croissant au beurre/ }).click();

  const failed = () => page.getByText(/^Failed to place order\.\nLa connexion a échoué\./).waitFor();
  await failing(page, 'PlaceCounterOrder', () => place.click(), failed);
  await place.click();
  await page.getByText('Order placed: ').waitFor();
  const [token = ''] = await page.getByText(/^[A-Z0-9]{6}$/).allTextContents();
  await page.getByRole('button', { name: 'Nouvelle commande', exact: true }).click();
  await page.goto(`${base}/ownerorders`);
  await page.getByRole('article').filter({ hasText: token }).getByText('Camille').waitFor();
  expect(errors).toEqual([]);
});
