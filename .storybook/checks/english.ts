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

/** Looks at the story as it stands before its play, whose words are those of the specification. */
async function drawn<T>({ run }: Story, globals: Story['globals'], look: () => Promise<T>): Promise<T> {
  const canvasElement = document.createElement('div');
  document.body.append(canvasElement);
  const abortSignal = {
    get aborted() {
      return canvasElement.hasChildNodes();
    },
  };
  await run({ globals, canvasElement, abortSignal });
  const seen = await look();
  canvasElement.remove();
  return seen;
}

/** Looks again for a while, because the story may still be loading what it shortens. */
async function shortensAsMany(count: number, margins: boolean): Promise<boolean> {
  for (let looks = 0; looks < 50; looks++) {
    if ((await onAPhone(margins, shortened)).length >= count) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Words that fit as they are specified and not in English, on a phone and with twice the text there. */
export async function faultsInEnglish(story: Story, margins: boolean): Promise<string[]> {
  const unread = unreadTexts();
  if (unread.length < LEAST_UNREAD) return [];
  const { globals } = story;
  const { faults, ellipses } = await drawn(story, { ...globals, language: 'en' }, () =>
    onAPhone(margins, async () => ({
      ellipses: shortened(),
      faults: [...cutOff(), ...(await withTwiceTheText(() => Promise.resolve(cutOff())))],
    })),
  );
  if (ellipses.length > 0 && !(await drawn(story, globals, () => shortensAsMany(ellipses.length, margins))))
    faults.push(`an ellipsis, in one of: ${ellipses.join(', ')}`);
  if (faults.length === 0) for (const text of unread) read.add(text);
  return faults.map((fault) => `in English: ${fault}`);
}
