import type { Page } from 'playwright';

export interface Sentence {
  language: string;
  words: string;
  /** All that one element says without what is inside of it; else an attribute of it. */
  isContent: boolean;
  at: string;
}

/** What a page at rest says to eyes, ears and search engines, each sentence in the language it is marked with. */
export const saidOn = (page: Page): Promise<Sentence[]> => page.evaluate(collect);

async function collect() {
  const READ = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const BUSY = '[data-shell], main [aria-busy="true"]';
  const DEADLINE_MS = 3_000;
  let before = '';
  for (const end = Date.now() + DEADLINE_MS; Date.now() < end;) {
    const now = document.title + document.body.innerText;
    if (now === before && document.querySelector('h1') && !document.querySelector(BUSY)) break;
    before = now;
    await new Promise((next) => setTimeout(next, 80));
  }
  const found: Sentence[] = [];
  const add = (element: Element, text: string | null | undefined, isContent = false) => {
    const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (text?.trim())
      found.push({
        language,
        words: text.trim(),
        isContent,
        at: `${element.parentElement?.parentElement?.tagName}.${element.parentElement?.className} > ${element.tagName}.${element.className}`,
      });
  };
  for (const element of document.querySelectorAll('*')) {
    if (element.matches('script, style')) continue;
    for (const node of element.childNodes) if (node instanceof Text) add(element, node.data, true);
    for (const name of READ) add(element, element.getAttribute(name));
    if (
      element instanceof HTMLMetaElement &&
      /^(description|og:(title|description|image:alt))$/.test(element.name || (element.getAttribute('property') ?? ''))
    )
      add(element, element.content);
  }
  return found;
}
