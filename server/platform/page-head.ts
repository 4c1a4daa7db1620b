/** A `meta` element; what people wrote stays text. */
export function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escaped(content)}">`;
}

/** The title of a page. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}

/** Text that stays text inside of an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
