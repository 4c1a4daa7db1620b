import { OwnerSignupForm, type OwnerSignupFormProps } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { Door } from '../../session/door';
import * as t from './signup.texts';

export interface SignupScreenProps extends Pick<
  OwnerSignupFormProps,
  'addressSuggestions' | 'addressLoading' | 'addressError' | 'onAddressChange' | 'onSubmit'
> {
  busy: boolean;
  refusal?: string;
}

export function SignupScreen({ busy, refusal, ...form }: SignupScreenProps) {
  return (
    <Door title={t.registerShop()} text={t.whatIsThere()} slogan={t.slogan()}>
      <OwnerSignupForm {...form} busy={busy} error={refusal} />
    </Door>
  );
}
