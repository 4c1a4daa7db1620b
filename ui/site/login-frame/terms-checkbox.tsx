import { Checkbox } from '../../base/field/checkbox';
import { TextLink } from '../../base/text-link/text-link';

export interface TermsCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  required?: boolean;
}

/** « J’accepte », with the texts one tab away so that what was typed stays. */
export function TermsCheckbox({ checked, onChange, error, required }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="terms"
      required={required}
      checked={checked}
      onChange={onChange}
      error={error}
      label={
        <>
          J’accepte les{' '}
          <TextLink href="/cgv" target="_blank">
            conditions d’utilisation
          </TextLink>{' '}
          et j’ai lu la{' '}
          <TextLink href="/confidentialite" target="_blank">
            politique de confidentialité
          </TextLink>
          .
        </>
      }
    />
  );
}
