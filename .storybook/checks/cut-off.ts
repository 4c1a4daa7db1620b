/** Rounding of halves. */
const TOLERANCE = 1;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

const inWords = (element: Element) =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 40)}`;

/** Read aloud only, e.g. the head of a table that is drawn as cards: a pixel that hides what is in it. */
const isUnseen = (element: Element | null): boolean =>
  element !== null && (element.clientWidth === 1 || isUnseen(element.parentElement));

/** Has something to read, and is there for the eye. */
const matters = (element: Element) =>
  element.closest('[aria-hidden=true]') === null &&
  !isUnseen(element) &&
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

function reachesOut(box: Element): Element | undefined {
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].find((part) => {
    const at = part.getBoundingClientRect();
    return isSeen(part) && matters(part) && (at.right > right + TOLERANCE || at.left < left - TOLERANCE);
  });
}

/** The innermost things that reach as far as the page does. */
function furthest(page: Element): Element[] {
  const reaching = [...document.body.querySelectorAll('*')].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > page.clientWidth + TOLERANCE,
  );
  return reaching.filter((element) => !reaching.some((other) => other !== element && element.contains(other)));
}

/** What hangs on a button puts itself within the window when it opens; one that is just closing stays where it was. */
function withoutHanging<T>(measure: () => T): T {
  const hanging = [...document.body.querySelectorAll<HTMLElement>('[data-placement]')];
  for (const element of hanging) element.style.display = 'none';
  try {
    return measure();
  } finally {
    for (const element of hanging) element.style.display = '';
  }
}

/** Words that end at an edge nobody can scroll past: of the window, or of a box that hides what reaches out of it. */
export function cutOff(): string[] {
  return withoutHanging(wordsCutOff);
}

function wordsCutOff(): string[] {
  const page = document.documentElement;
  const faults: string[] = [];
  if (page.scrollWidth > page.clientWidth + TOLERANCE)
    faults.push(
      `the page scrolls sideways, by ${String(page.scrollWidth - page.clientWidth)} px: ${furthest(page).map(inWords).join(', ')}`,
    );
  // What stands over the page has its own edge; a table that scrolls within it has one as well.
  for (const dialog of document.body.querySelectorAll('dialog, [role=dialog], [role=alertdialog]'))
    if (dialog.scrollWidth > dialog.clientWidth + TOLERANCE && isSeen(dialog))
      faults.push(`a dialog scrolls sideways: ${inWords(dialog)}`);
  for (const box of document.body.querySelectorAll('*')) {
    const { overflowX, textOverflow } = getComputedStyle(box);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    if (!hides || textOverflow === 'ellipsis' || !isSeen(box)) continue;
    if (box.scrollWidth <= box.clientWidth + TOLERANCE) continue;
    const part = reachesOut(box);
    if (part) faults.push(`cut off at the edge of ${inWords(box)}: ${inWords(part)}`);
  }
  return faults;
}

/** Words that end with an ellipsis for want of room. */
export function shortened(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((box) => getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + TOLERANCE)
    .filter(isSeen)
    .map(inWords);
}
