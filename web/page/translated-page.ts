/** Maps a text node that a browser translation removed to the <font> element that replaced it. */
const replacements = new WeakMap<Node, Node>();

function shownFor<N extends Node | null>(node: N): N {
  let shown: Node | null = node;
  for (let next = shown && replacements.get(shown); next; next = replacements.get(shown)) shown = next;
  return shown as N;
}

/**
 * A page translation replaces text nodes that React later updates and removes, so numbers would stay old and pages
 * break. This redirects both operations to the replacements.
 */
export function followTranslation(): void {
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const node of removedNodes) {
        const font = [addedNodes[0], previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT');
        if (!font || node.isConnected || !/^(#text|FONT)$/.test(node.nodeName)) continue;
        replacements.set(node, font);
        Object.defineProperty(node, 'nodeValue', {
          configurable: true,
          set: (text: string) => (shownFor(node).textContent = text),
        });
      }
  }).observe(document, { childList: true, subtree: true });
  const removeChild = Reflect.get(Node.prototype, 'removeChild') as (this: Node, node: Node) => Node;
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore') as (
    this: Node,
    node: Node,
    before: Node | null,
  ) => Node;
  Node.prototype.removeChild = function <N extends Node>(this: Node, node: N): N {
    const shown = shownFor(node);
    return shown.parentNode === this ? (removeChild.call(this, shown) as N) : node;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    const shown = shownFor(before);
    return insertBefore.call(this, shownFor(node), shown?.parentNode === this ? shown : null) as N;
  };
}
