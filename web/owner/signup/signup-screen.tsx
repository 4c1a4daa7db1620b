import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerSignupForm, type OwnerSignupFormProps } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../page/house';
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
    <LoginFrame
      title={t.registerShop()}
      text={t.whatIsThere()}
      slogan={t.slogan()}
      pictures={tablePictures}
      links={house.links}
    >
      <OwnerSignupForm {...form} busy={busy} error={refusal} />
    </LoginFrame>
  );
}
