interface DescribedProp {
  name: string;
  parent?: { name: string; fileName: string };
}

/** Of React’s hundreds of native props, those somebody sets by hand, by the interface they come from. */
const NATIVE: Readonly<Record<string, readonly string[]>> = {
  AnchorHTMLAttributes: ['href'],
  ButtonHTMLAttributes: ['disabled', 'type'],
  InputHTMLAttributes: ['autoComplete', 'disabled', 'maxLength', 'placeholder', 'type', 'value'],
  SelectHTMLAttributes: ['disabled', 'value'],
  TextareaHTMLAttributes: ['disabled', 'maxLength', 'placeholder', 'rows', 'value'],
};

/** Keeps what the component says itself, and of its element only what one would look for. */
export function isDocumented({ name, parent }: DescribedProp, component: { name: string }): boolean {
  if (!parent?.fileName.includes('node_modules')) return true;
  if (/Checkbox|Switch/.test(component.name)) return ['checked', 'disabled'].includes(name);
  const given = NATIVE[parent.name] ?? [];
  return given.includes(name) || (name === 'onClick' && component.name.includes('Button'));
}
