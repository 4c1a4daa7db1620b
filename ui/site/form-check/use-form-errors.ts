import { useState } from 'react';
import { focusFirst } from './focus-first';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** What is wrong in a form, field by field; it is said when the form is sent and goes as soon as the field changes. */
export function useFormErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  return {
    errors,
    /** Shows what was found and leads to the first of it; true when there is nothing to mend. */
    accept: (form: HTMLFormElement, found: FieldErrors<Name>): boolean => {
      setErrors(found);
      const wrong = new Set(Object.entries(found).flatMap(([name, error]) => (error ? [name] : [])));
      focusFirst(form, wrong);
      return wrong.size === 0;
    },
    /** These fields are being mended. */
    forget: (...names: readonly Name[]) =>
      setErrors((was) => ({ ...was, ...Object.fromEntries(names.map((name) => [name, undefined])) })),
  };
}
