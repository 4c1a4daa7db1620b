/** A `meta` element; what people wrote stays text. */
export function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
}

/** Where a page stands for search engines, wherever else it is found. */
export function canonical(address: string): string {
  return `<link rel="canonical" href="${escaped(address)}">`;
}

/** Data for programs in a page; what people wrote ends no element. */
export function data(type: 'application/json' | 'application/ld+json', id: string, content: object): string {
  return `<script type="${type}" id="${id}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

/** The title of a page. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}

/** Text that stays text inside of an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
