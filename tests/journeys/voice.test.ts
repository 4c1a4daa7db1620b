import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, browser } from '../support/journey';
import { sizes } from '../support/sizes';
import { anOwner, failing } from '../support/owner';

declare global {
  interface Window {
    /** What the browser of the test hears, and in which language it listened. */
    heard?: { say: (text: string, isFinal: boolean) => void; lang: string };
    refused?: boolean;
  }
}

/** A browser that hears what the test says. */
function recognition() {
  class Recognition {
    lang = '';
    onstart?: () => void;
    onend?: () => void;
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    start() {
      if (window.refused) {
        this.onerror?.({ error: 'not-allowed' });
        return this.onend?.();
      }
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

const SIZES = sizes(['a tablet', 768, 1024], ['a desk', 1280, 800]);

describe.each(SIZES)('dictated counter order, on %s', (_where, width, height) => {
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    ({ page, errors } = await anOwner(browser, base, { email: 'boulangerie@demo.test', width, height }));
    await page.addInitScript(recognition);
    await page.goto(`${base}/voice`);
  });
  afterAll(async () => {
    expect(errors).toEqual([]);
    await page.context().close();
  });

  const say = (text: string, isFinal = true) =>
    page.evaluate(([words, final]) => window.heard?.say(words, final), [text, isFinal] as const);
  const check = () => page.getByRole('button', { name: 'Vérifier la commande' }).click();
  const place = () => page.getByRole('button', { name: 'Passer la commande' });

  test('dictation uses the browser’s language, shows words while they are spoken and asks about ambiguous ones', async () => {
    const { page: english, errors: faults } = await anOwner(browser, base, {
      email: 'boulangerie@demo.test',
      width,
      height,
      locale: 'en-GB',
    });
    await english.addInitScript(recognition);
    await english.goto(`${base}/voice`);
    await english.getByRole('button', { name: 'Dicter' }).click();
    expect(await english.evaluate(() => window.heard?.lang)).toBe('en-US');
    expect(faults).toEqual([]);
    await english.context().close();

    await page.getByRole('button', { name: 'Dicter' }).click();
    expect(await page.evaluate(() => window.heard?.lang)).toBe('fr-FR');
    await say('deux croi', false);
    await page.getByText('deux croi').waitFor();
    await say('deux croissants et trois kouign-amann pour Camille');
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await check();
    await page.getByText('Pas sur votre carte : « trois kouign-amann »').waitFor();
    expect(await page.getByLabel('Nom du client').inputValue()).toBe('Camille');
    // With butter or with almonds: somebody must say which.
    expect(await place().isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Croissant au beurre/ }).click();
  });

  test('a counter order that cannot be sent shows « Failed to place order. » and is placed when sent again', async () => {
    const failed = () => page.getByText(/^Failed to place order\.\nLa connexion a échoué\./).waitFor();
    await failing(page, 'PlaceCounterOrder', 'lost', () => place().click(), failed);
    await place().click();
    await page.getByText('Order placed: ').waitFor();
    const [token = ''] = await page.getByText(/^[A-Z0-9]{6}$/).allTextContents();
    await page.getByRole('button', { name: 'Nouvelle commande', exact: true }).click();
    await page.goto(`${base}/ownerorders`);
    await page.getByRole('article').filter({ hasText: token }).getByText('Camille').waitFor();
  });

  test('a tap on a tile adds one piece to the dictated order', async () => {
    await page.goto(`${base}/voice`);
    await page.getByRole('textbox', { name: 'Entendu' }).fill('deux croissants au beurre');
    await check();
    const quantity = page.getByRole('group', { name: /Croissant au beurre/ }).getByRole('status');
    await expect.poll(() => quantity.allTextContents()).toEqual(['2', '2']);
    await page.getByRole('button', { name: /^Ajouter Croissant au beurre/ }).click();
    await expect.poll(() => quantity.allTextContents()).toEqual(['3', '3']);
    await page.getByRole('button', { name: /^Ajouter Baguette tradition/ }).click();
    await page.getByRole('button', { name: 'Retirer Baguette tradition' }).waitFor();
    await place().click();
    await page.getByText(/^Order placed: /).waitFor();
  });

  test('a counter order is typed when the microphone is refused or missing', async () => {
    await page.goto(`${base}/voice`);
    await page.evaluate(() => (window.refused = true));
    await page.getByRole('button', { name: 'Dicter' }).click();
    await page.getByText('Microphone refusé. Autorisez-le dans le navigateur, ou tapez la commande.').waitFor();
    await page.getByRole('textbox', { name: 'Entendu' }).fill('un croisant');
    await check();
    await page.getByRole('button', { name: /Retirer Croissant/ }).waitFor();
  });
});
