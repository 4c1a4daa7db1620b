/** Chains of looks, from the page down to an element, that this worker has met. */
const known = new Map<string, number>();
const judged = new Set<string>();

const hasWords = (element: Element) =>
  element.matches('a[href], input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/**
 * What has words and was not met before in these colours, of itself and of all around it: classes and states say how
 * either theme paints them, so that axe, whose time goes into contrasts, need not judge the same once more a story.
 */
export function unseenLooks(theme: string): Map<Element, string> {
  const chains = new Map<Element, number>();
  const chainOf = (element: Element): number => {
    const before = chains.get(element);
    if (before !== undefined) return before;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const around = element.parentElement ? chainOf(element.parentElement) : 0;
    const states = [...element.attributes]
      .filter(({ name }) =>
        /^(class|style|disabled|data-.*|aria-(checked|selected|disabled|invalid|current|pressed))$/.test(name),
      )
      .map(({ name, value }) => `${name}=${value}`);
    const look = [
      around,
      element.localName,
      ...states,
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      fontSize,
      fontWeight,
    ].join('|');
    const chain = known.get(look) ?? known.size + 1;
    known.set(look, chain);
    chains.set(element, chain);
    return chain;
  };
  const unseen = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !hasWords(element)) continue;
    const look = `${theme} ${chainOf(element)}`;
    if (!judged.has(look)) unseen.set(element, look);
  }
  return unseen;
}

/** From now on these count as seen: only what was found without fault, or a second run would pass. */
export function passed(looks: Map<Element, string>): void {
  for (const look of looks.values()) judged.add(look);
}
