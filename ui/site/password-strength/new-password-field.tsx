import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { DEMAND_COUNT, missingIn } from '../../../graphql/rules/password';
import { perLocale } from '../../../graphql/texts/language.texts';
import { PasswordField } from '../../base/field/password-field';
import * as t from './password-strength.texts';
import { strengthOf, strengthWords, type Strength } from './strength';

const styles = tv({
  slots: { label: 'font-semibold', segment: 'h-1.5 grow rounded-full bg-line transition-colors' },
  variants: {
    strength: {
      weak: { label: 'text-ink-muted' },
      medium: { label: 'text-caution', segment: 'data-met:bg-caution' },
      strong: { label: 'text-positive', segment: 'data-met:bg-positive' },
    } satisfies Record<Strength, object>,
  },
});

const list = perLocale((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

export interface NewPasswordFieldProps {
  label?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label = t.password(), name = 'password', value, onChange, error } = props;
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

function PasswordStrength({ id, password }: { id: string; password: string }) {
  const strength = strengthOf(password);
  const rating = strengthWords[strength]();
  const missing = missingIn(password);
  const { label, segment } = styles({ strength });
  return (
    <div id={id} role="status" className="grid gap-1.5 text-sm">
      <div className="flex items-center">
        <div aria-hidden="true" className="flex grow gap-1">
          {Array.from({ length: DEMAND_COUNT }, (_, index) => (
            <span key={index} data-met={index < DEMAND_COUNT - missing.length ? '' : undefined} className={segment()} />
          ))}
        </div>
        <p className="min-h-[1lh] not-empty:ms-3">
          {rating && (
            <>
              <span className="sr-only">{t.strength()}</span>
              <span className={label()}>{rating}</span>
            </>
          )}
        </p>
      </div>
      {/* Always one line high, so that nothing below moves while one types. */}
      <p className="min-h-[1lh] text-ink-muted">
        {missing.length > 0 && (password === '' ? t.atLeast : t.missing)(list().format(missing))}
      </p>
    </div>
  );
}
