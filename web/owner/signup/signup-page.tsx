import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useRegisterOwnerMutation } from '../../../graphql/generated/owner/signup';
import { notify } from '../../../ui/base/toast/toast';
import type { OwnerSignup } from '../../../ui/site/owner-signup-form/owner-signup';
import { OwnerSignupForm } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { failureMessage } from '../../page/failure-message';
import type { NoticeState } from '../../session/notice-state';
import { refusalMessage } from '../../page/refusals';
import { useSession } from '../../session/session';
import { unlessRefused, useOutcome } from '../../page/use-outcome';
import { useSuggestions } from '../../shops/use-suggestions';
import { Door } from '../../session/auth-page';
import { shopFees } from '../../page/shop-fees';
import * as t from './signup.texts';
import { TypedForm } from '../../page/typed-form';
import type { OwnerRegistrationInput } from '../../../graphql/generated/schema';
import { accountKind } from '../../shops/shop-facts';

/** Owner signup; the login then asks to open the activation mail (specification 2.7). */
export function OwnerSignupPage() {
  const navigate = useNavigate();
  const { owner } = useSession();
  const [register] = useRegisterOwnerMutation();
  const { send, outcome, busy } = useOutcome((error) => failureMessage(error, t.failed()));
  const [typed, setTyped] = useState<string | null>(null);
  const { suggestions, loading } = useSuggestions(typed);
  const [addressError, setAddressError] = useState<string>();

  if (owner && !owner.looksExpired) return <Navigate to="/ownerorders" replace />;

  const onSubmit = (signup: OwnerSignup) =>
    send('form', async () => {
      setAddressError(undefined);
      const answer = (await register({ variables: { input: toRegistration(signup) } })).data?.registerOwner;
      if (answer?.__typename === 'AddressUnknown') return setAddressError(refusalMessage(answer));
      const state: NoticeState = { notice: unlessRefused(answer).message };
      notify(t.created(), 'positive');
      await navigate('/ownerloginform', { state });
    });

  return (
    <Door title={t.registerShop()} text={t.whatIsThere()} slogan={t.slogan()}>
      <TypedForm>
        <OwnerSignupForm
          fees={shopFees()}
          busy={busy}
          error={outcome?.text}
          addressSuggestions={suggestions}
          addressLoading={loading}
          addressError={addressError}
          onAddressChange={(address) => {
            setAddressError(undefined);
            setTyped(address);
          }}
          onSubmit={onSubmit}
        />
      </TypedForm>
    </Door>
  );
}

/**
 * Converts the form to the server's input; the server locates the address by its text, whether or not it was picked
 * from the suggestions.
 */
export function toRegistration(signup: OwnerSignup): OwnerRegistrationInput {
  const { shopName, address, restaurantType, name, email, mobile, password, termsAccepted } = signup;
  return {
    shopName,
    address,
    kind: accountKind(restaurantType),
    name,
    email,
    phone: mobile,
    password,
    acceptsTerms: termsAccepted,
  };
}
