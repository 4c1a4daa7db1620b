import { LoaderCircle } from 'lucide-react';
import { controlStyles, Field } from '../../base/field/field';
import * as t from './address-search.texts';
import { SuggestionList, type AddressSuggestion } from './suggestion-list';
import { useAddressCombobox } from './use-address-combobox';

export interface AddressFieldProps {
  hint?: string;
  error?: string;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly AddressSuggestion[];
  loading?: boolean;
  /** Called with the chosen suggestion; the caller must put its label into `value`. */
  onSelect: (suggestion: AddressSuggestion) => void;
}

/** Address field of a form, with suggestions while typing. */
export function AddressField(props: AddressFieldProps) {
  const { hint, error, required, value, loading = false } = props;
  const { input, list, statusText } = useAddressCombobox({ ...props, loading });
  return (
    <Field label={t.address()} {...{ hint, error, required }} id={input.id}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            name="address"
            value={value}
            className={controlStyles({ className: 'pe-11' })}
          />
          {loading && (
            <LoaderCircle aria-hidden="true" className="absolute end-4 top-3.5 size-5 animate-spin text-ink-muted" />
          )}
          <SuggestionList {...list} />
          <p role="status" className="sr-only">
            {statusText}
          </p>
        </div>
      )}
    </Field>
  );
}
