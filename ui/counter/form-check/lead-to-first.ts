/** Sentences by the `name` of the field they belong to. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Puts the focus into the first field of the form, in the order of the page, that something is said about. */
export function leadToFirst(form: HTMLFormElement, errors: Partial<Record<string, string>>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? '']) {
      element.focus();
      return;
    }
  }
}
