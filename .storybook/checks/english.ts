import { cutOff, shortened } from './cut-off';
import { onAPhone, withTwiceTheText } from './phone';

export interface Story {
  globals: Record<string, unknown>;
  run: (context: {
    globals: Record<string, unknown>;
    canvasElement: HTMLElement;
    abortSignal: Pick<AbortSignal, 'aborted'>;
  }) => Promise<void>;
}

/** Fewer new texts are not worth the drawing. */
const LEAST_UNREAD = 4;

/** Texts that have stood in a story which was looked at in English. */
const read = new Set<string>();

/** Those on the page of a story as it is specified which have not. */
function unreadTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unread = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (/\p{L}{2}/u.test(text) && !read.has(text)) unread.add(text);
  }
  return [...unread];
}

/** Draws the story in English, as it stands before its play, whose words are those of the specification. */
async function draw({ globals, run }: Story, canvasElement: HTMLElement): Promise<void> {
  document.body.append(canvasElement);
  const abortSignal = {
    get aborted() {
      return canvasElement.hasChildNodes();
    },
  };
  await run({ globals: { ...globals, language: 'en' }, canvasElement, abortSignal });
}

/** Words that fit as they are specified and not in English, on a phone and with twice the text there. */
export async function faultsInEnglish(story: Story, margins: boolean): Promise<string[]> {
  const unread = unreadTexts();
  if (unread.length < LEAST_UNREAD) return [];
  const before = await onAPhone(margins, () => shortened());
  const canvas = document.createElement('div');
  await draw(story, canvas);
  const faults = await onAPhone(margins, async () => {
    const now = shortened();
    return [
      ...cutOff(),
      ...(now.length > before.length ? [`an ellipsis, in one of: ${now.join(', ')}`] : []),
      ...(await withTwiceTheText(() => Promise.resolve(cutOff()))),
    ];
  });
  canvas.remove();
  if (faults.length === 0) for (const text of unread) read.add(text);
  return faults.map((fault) => `in English: ${fault}`);
}
