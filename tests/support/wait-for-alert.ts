import type { Page } from 'playwright';

/**
 * Waits until the page announces `text` and counts that announcement as heard: the same words are awaited anew the next
 * time, even while the ones heard before are still to be seen.
 */
export async function waitForAlert(page: Page, text: string): Promise<void> {
  await page.waitForFunction((awaited) => {
    const alert = [...document.querySelectorAll('[role="alert"]:not([data-heard])')].find(
      (shown) => shown.textContent.trim() === awaited && shown.checkVisibility(),
    );
    alert?.setAttribute('data-heard', '');
    return alert !== undefined;
  }, text);
}
