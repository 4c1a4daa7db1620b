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
export function unseenLooks(theme: string): Element[] {
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
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || !hasWords(element)) return false;
    const look = `${theme} ${chainOf(element)}`;
    if (judged.has(look)) return false;
    judged.add(look);
    return true;
  });
}
