import type { Page } from 'playwright';

interface Sentence {
  language: string;
  words: string;
  /** What stands in an element; else an attribute of it. */
  isContent: boolean;
}

/** What a page at rest says to eyes, ears and search engines, each sentence in the language it is marked with. */
export const saidOn = (page: Page): Promise<Sentence[]> => page.evaluate(collect);

async function collect() {
  const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const ABOUT = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';
  const BUSY = '[data-shell], main [aria-busy="true"]';
  let before = '';
  for (const end = Date.now() + 3_000; Date.now() < end;) {
    const now = document.title + document.body.innerText;
    if (now === before && document.querySelector('h1') && !document.querySelector(BUSY)) break;
    before = now;
    await new Promise((next) => setTimeout(next, 80));
  }
  const found: Sentence[] = [];
  const add = (element: Element, text: string | null, isContent = false) => {
    const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (text?.trim()) found.push({ language, words: text.trim(), isContent });
  };
  for (const element of document.querySelectorAll('*')) {
    if (element.matches('script, style, noscript, textarea')) continue;
    for (const node of element.childNodes) if (node instanceof Text) add(element, node.data, true);
    for (const name of READ) add(element, element.getAttribute(name));
    if (element.matches(ABOUT)) add(element, element.getAttribute('content'));
  }
  return found;
}
