/** Leads to the first field of the form, in the order of the page, whose name is among these. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.has(element.getAttribute('name') ?? '')) return element.focus();
  }
}
