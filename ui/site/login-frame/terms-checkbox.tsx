import { Checkbox } from '../../base/field/checkbox';
import { TextLink } from '../../base/text-link/text-link';
import * as t from './login-frame.texts';

export interface TermsCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  required?: boolean;
}

/** « J’accepte » checkbox; the terms open in a new tab, so that the form keeps its input. */
export function TermsCheckbox({ checked, onChange, error, required }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="terms"
      required={required}
      checked={checked}
      onChange={onChange}
      error={error}
      label={t.accept({
        terms: (
          <TextLink href="/cgv" target="_blank">
            {t.terms()}
          </TextLink>
        ),
        privacy: (
          <TextLink href="/confidentialite" target="_blank">
            {t.privacy()}
          </TextLink>
        ),
      })}
    />
  );
}
