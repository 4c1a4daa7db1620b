import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { LoginFrame } from '../../../ui/site/login-frame/login-frame';
import { OwnerSignupForm, type OwnerSignupFormProps } from '../../../ui/site/owner-signup-form/owner-signup-form';
import { tablePictures } from '../../../ui/site/plate/table-pictures';
import { house } from '../../shared/house';

export interface SignupScreenProps extends Pick<
  OwnerSignupFormProps,
  'addressSuggestions' | 'addressLoading' | 'addressError' | 'onAddressChange' | 'onSubmit'
> {
  /** The server is asked. */
  busy: boolean;
  /** Why it said no, else 'There was an error while submitting the form. Please try again.' */
  refusal?: string;
  /** The shop is in; the page goes on to the login by itself. */
  created: boolean;
}

/** A shop comes to the market (spec owner §2). */
export function SignupScreen({ busy, refusal, created, ...form }: SignupScreenProps) {
  return (
    <LoginFrame
      title={created ? 'Bienvenue au marché' : 'Inscrire ma boutique'}
      text={created ? undefined : 'Vos prix, vos créneaux, vos clients du quartier.'}
      slogan="Votre prix au comptoir, votre prix en ligne"
      pictures={tablePictures}
      links={house.links}
    >
      {created ? (
        <div className="grid gap-6">
          <Notice tone="positive" urgent>
            Owner created successfully!
          </Notice>
          <LinkButton href="/ownerloginform" size="large" wide>
            Se connecter
          </LinkButton>
        </div>
      ) : (
        <OwnerSignupForm {...form} busy={busy} error={refusal} />
      )}
    </LoginFrame>
  );
}
