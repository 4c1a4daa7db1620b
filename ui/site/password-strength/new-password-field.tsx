import { useId } from 'react';
import { PasswordField } from '../../base/field/password-field';
import { PasswordStrength } from './password-strength';

export interface NewPasswordFieldProps {
  label?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label = 'Mot de passe', name = 'password', value, onChange, error } = props;
  const strengthId = useId();
  return (
    <div className="grid gap-2">
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        aria-describedby={strengthId}
        required
        value={value}
        onChange={onChange}
        error={error}
      />
      <PasswordStrength id={strengthId} password={value} />
    </div>
  );
}
