import { useState } from 'react';

/** Sentences by the `name` of the field they belong to. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The first field of the form, in the order of the page, that something is said about. */
function firstWrong(form: HTMLFormElement, errors: Partial<Record<string, string>>): HTMLElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && Boolean(errors[element.getAttribute('name') ?? '']),
  );
}

/** What is wrong in a form, field by field; it is said when the form is sent and goes as soon as the field changes. */
export function useFormErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  return {
    errors,
    /** Shows what was found and leads to the first of it; true when there is nothing to mend. */
    accept: (form: HTMLFormElement, found: FieldErrors<Name>): boolean => {
      setErrors(found);
      const wrong = firstWrong(form, found);
      wrong?.focus();
      return !Object.values(found).some(Boolean);
    },
    /** These fields are being mended. */
    forget: (...names: readonly Name[]) =>
      setErrors((was) => ({ ...was, ...Object.fromEntries(names.map((name) => [name, undefined])) })),
  };
}
