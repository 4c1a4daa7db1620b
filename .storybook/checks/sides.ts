/** What has a left and a right, in the words of computed styles. */
const PAIRS = [
  ['margin-left', 'margin-right'],
  ['padding-left', 'padding-right'],
  ['border-left-width', 'border-right-width'],
  ['border-top-left-radius', 'border-top-right-radius'],
  ['border-bottom-left-radius', 'border-bottom-right-radius'],
] as const;

/** Places itself: what hangs on a button by its measured place, a toast by the direction it was given when it came. */
const PLACED = '[data-placement], [data-sonner-toaster], [data-sonner-toaster] *';

type Drawn = HTMLElement | SVGSVGElement;
export type UnevenSides = Map<Element, Map<string, string>>;

const isDrawn = (element: Element): element is Drawn =>
  element instanceof HTMLElement || element instanceof SVGSVGElement;

const isCentred = (element: Drawn) => {
  const around = (
    element instanceof HTMLElement ? element.offsetParent : element.parentElement
  )?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return around !== undefined && Math.abs(own.left + own.right - around.left - around.right) <= 2;
};

const isPlacedByCode = ({ style }: Drawn) => style.left !== '' || style.right !== '';

function unevenSidesOf(element: Element): Map<string, string> {
  const found = new Map<string, string>();
  if (!isDrawn(element) || element.getClientRects().length === 0) return found;
  const style = getComputedStyle(element);
  const compare = (left: string, right: string) => {
    const [a, b] = [style.getPropertyValue(left), style.getPropertyValue(right)];
    if (a !== b) found.set(left, `${a} | ${b}`);
  };
  for (const [left, right] of PAIRS) compare(left, right);
  if (style.position !== 'static' && !isPlacedByCode(element) && !isCentred(element)) compare('left', 'right');
  if (style.textAlign === 'left' || style.textAlign === 'right') found.set('text-align', style.textAlign);
  return found;
}

/** Every element that treats its left and its right differently, where it is read from the right. */
export function unevenSides(): UnevenSides {
  const uneven: UnevenSides = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches(PLACED)) continue;
    const sides = unevenSidesOf(element);
    if (sides.size > 0 && getComputedStyle(element).direction === 'rtl') uneven.set(element, sides);
  }
  return uneven;
}

/**
 * Of those, which are the same now that the page is read from the left: `left` was written where `start` was meant.
 * An alignment is inherited, and is the fault of the outermost.
 */
export function sidesKept(fromTheRight: UnevenSides): string[] {
  return [...fromTheRight].flatMap(([element, sides]) => {
    const now = unevenSidesOf(element);
    const around = element.parentElement && fromTheRight.get(element.parentElement);
    return [...sides]
      .filter(([property, value]) => now.get(property) === value)
      .filter(([property, value]) => property !== 'text-align' || around?.get(property) !== value)
      .map(
        ([property, value]) =>
          `keeps its ${property} (${value}): <${element.localName} class="${element.getAttribute('class') ?? ''}">`,
      );
  });
}
