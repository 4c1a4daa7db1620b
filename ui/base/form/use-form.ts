import { useState } from 'react';
import { useFirstWrong } from './use-first-wrong';

export type FormErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Props of every form: the submitted values, and the outcome the caller passes back. */
export interface FormProps<Values> {
  onSubmit: (values: Values) => void;
  error?: string;
  busy?: boolean;
}

/** Names of the fields of a draft that hold a value of one type. */
type NameOf<Draft, Value> = { [Name in keyof Draft]: Draft[Name] extends Value ? Name : never }[keyof Draft] & string;

interface FormOptions<Draft, Values, Name extends string> {
  initialValues: Draft | (() => Draft);
  check: (draft: Draft) => FormErrors<Name>;
  complete: (draft: Draft) => Values | null;
  onSubmit: (values: Values) => void;
  onEdit?: () => void;
  busy?: boolean;
  forgiving?: boolean;
}

/**
 * Returns the state of a form. Errors are shown only after a rejected submission, which also focuses the first invalid
 * field.
 */
export function useForm<Draft extends object, Values, Name extends string = never>(
  options: FormOptions<Draft, Values, Name>,
) {
  const { check, complete, onSubmit, onEdit, busy = false, forgiving = false } = options;
  const [values, setValues] = useState(options.initialValues);
  const [refusals, setRefusals] = useState(0);
  const [editedNames, setEditedNames] = useState<readonly string[]>([]);
  const found = check(values);
  const wrong = Object.entries(found).filter(([, error]) => error);
  const wrongNames = wrong.map(([name]) => name);
  const form = useFirstWrong(refusals, wrongNames);
  const shown = wrong.filter(([name]) => refusals > 0 && !editedNames.includes(name));
  const errors = Object.fromEntries(shown) as FormErrors<Name>;

  const change = (part: Partial<Draft> | ((before: Draft) => Draft)) => {
    onEdit?.();
    setValues((before) => (typeof part === 'function' ? part(before) : { ...before, ...part }));
    if (forgiving) setEditedNames((names) => [...names, ...Object.keys(part)]);
  };
  const submit = () => {
    const submitted = wrongNames.length > 0 ? null : complete(values);
    if (submitted === null) {
      setEditedNames([]);
      setRefusals(refusals + 1);
    } else if (!busy) onSubmit(submitted);
  };
  const control = <Field extends keyof Draft & string>(name: Field) => ({
    name,
    error: (errors as FormErrors<string>)[name],
    onChange: (value: Draft[Field]) => change({ [name]: value } as unknown as Partial<Draft>),
  });
  return {
    values,
    change,
    found,
    errors,
    refusals,
    submit,
    field: <Field extends keyof Draft & string>(name: Field) => ({ ...control(name), value: values[name] }),
    priceField: <Field extends NameOf<Draft, number | null>>(name: Field) => ({
      ...control(name),
      valueCents: values[name] as number | null,
    }),
    switchField: <Field extends NameOf<Draft, boolean>>(name: Field) => ({
      ...control(name),
      checked: values[name] as boolean,
    }),
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        submit();
      },
    },
  };
}
