import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AccountSection } from '../../../ui/site/account/account-section';
import { DeleteAccount, type DeleteAccountProps } from '../../../ui/site/account/delete-account';
import { PasswordChangeForm, type PasswordChangeFormProps } from '../../../ui/site/account/password-change-form';
import { Preferences, type PreferencesProps } from '../../../ui/site/account/preferences';
import { ProfileForm, type ProfileFormProps } from '../../../ui/site/account/profile-form';
import { SignOutEverywhere, type SignOutEverywhereProps } from '../../../ui/site/account/sign-out-everywhere';

export interface AccountParts {
  profile: ProfileFormProps;
  password: PasswordChangeFormProps;
  preferences: PreferencesProps;
  sessions: SignOutEverywhereProps;
  removal: DeleteAccountProps;
}

export interface AccountScreenProps {
  account: AccountParts | null;
  forOwner?: boolean;
  error?: string;
  onRetry: () => void;
}

export function AccountScreen({ account, forOwner = false, error, onRetry }: AccountScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-12">
      <h1 className="text-4xl font-extrabold md:text-5xl">Mon compte</h1>
      {account ? (
        <Sections {...account} forOwner={forOwner} />
      ) : error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading label="Chargement de votre compte…">
      <Skeleton className="h-80" />
      <Skeleton className="h-64" />
    </Loading>
  );
}

function Sections(props: AccountParts & { forOwner: boolean }) {
  const { profile, password, preferences, sessions, removal, forOwner } = props;
  return (
    <>
      <AccountSection
        title="Mes informations"
        text={
          forOwner
            ? 'Pour vous joindre, vous. Vos clients ne les voient pas.'
            : 'La boutique les voit quand vous commandez.'
        }
      >
        <ProfileForm {...profile} forOwner={forOwner} />
      </AccountSection>
      <AccountSection title="Mot de passe">
        <PasswordChangeForm {...password} />
      </AccountSection>
      <AccountSection
        title="Être prévenu"
        text="Les e-mails de compte, comme un nouveau mot de passe, partent toujours."
      >
        <Preferences {...preferences} forOwner={forOwner} />
      </AccountSection>
      <AccountSection title="Mes appareils" text="Un téléphone perdu, un ordinateur prêté ?">
        <SignOutEverywhere {...sessions} forOwner={forOwner} />
      </AccountSection>
      <AccountSection title="Supprimer mon compte">
        <DeleteAccount {...removal} forOwner={forOwner} />
      </AccountSection>
    </>
  );
}
