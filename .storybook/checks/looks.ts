/** Stacks of paint, from the page up to an element, that this worker has met. */
const stacks = new Map<string, number>();
/** Those of them that let something through as a whole. */
const faded = new Set<number>();
const judged = new Set<string>();

const hasWords = (element: Element) =>
  element.matches('a[href], input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** What is disabled, for screen readers alone or behind a dialog need not be readable (WCAG 1.4.3). */
function needNotBeRead(element: Element) {
  if (element.closest(':disabled, [aria-disabled=true]') || element.clientWidth === 1) return true;
  if (element.closest<HTMLLabelElement>('label')?.control?.matches(':disabled')) return true;
  return document.querySelector('dialog:modal')?.contains(element) === false;
}

/** A colour that lets something through, as browsers write it. */
const TRANSLUCENT = /^rgba|\//;

/** Hides what lies behind, wherever it lies; a gradient or a picture has other colours elsewhere. */
const isOpaque = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration) =>
  !TRANSLUCENT.test(backgroundColor) && backgroundImage === 'none' && opacity === '1';

/** What lies behind the words of an element; what stands out of the flow may lie over anything and is a stack of its own. */
function paintOf(element: Element, style: CSSStyleDeclaration) {
  const { backgroundColor, backgroundImage, opacity, position } = style;
  if (isOpaque(style)) return backgroundColor;
  const fills = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  if (!fills && opacity === '1' && position === 'static') return '';
  const place = position === 'static' ? '' : element.getAttribute('class');
  return [backgroundColor, backgroundImage, opacity, position, place].join('|');
}

/** Large words need less contrast: from 24 px on, or 14 points if bold (WCAG 1.4.3). */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? (14 * 4) / 3 : 24);

/** A link is told from the words around it. */
function kindOf(element: Element, { textDecorationLine }: CSSStyleDeclaration) {
  if (element.localName !== 'a' || !element.parentElement) return '';
  return `link ${textDecorationLine} in ${getComputedStyle(element.parentElement).color}`;
}

/**
 * What has words whose colour, largeness and background were not met together before: axe, whose time goes into
 * contrasts, need not judge the same once more a story.
 */
export function unseenLooks(): Map<Element, string> {
  const below = new Map<Element, number>();
  const stackOf = (element: Element): number => {
    const before = below.get(element);
    if (before !== undefined) return before;
    const around = element.parentElement ? stackOf(element.parentElement) : 0;
    const style = getComputedStyle(element);
    const paint = paintOf(element, style);
    const key = isOpaque(style) && !faded.has(around) ? paint : `${String(around)}|${paint}`;
    const stack = paint === '' ? around : (stacks.get(key) ?? stacks.size + 1);
    if (paint !== '') stacks.set(key, stack);
    if (faded.has(around) || style.opacity !== '1') faded.add(stack);
    below.set(element, stack);
    return stack;
  };
  const unseen = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !hasWords(element)) continue;
    const style = getComputedStyle(element);
    const look = [stackOf(element), style.color, isLarge(style), kindOf(element, style)].join('|');
    if (!judged.has(look) && !needNotBeRead(element)) unseen.set(element, look);
  }
  return unseen;
}

/** From now on these count as seen: only what was found without fault, or a second run would pass. */
export function passed(looks: Map<Element, string>): void {
  for (const look of looks.values()) judged.add(look);
}
