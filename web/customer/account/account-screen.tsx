import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AccountSection } from '../../../ui/site/account/account-section';
import { DeleteAccount, type DeleteAccountProps } from '../../../ui/site/account/delete-account';
import { PasswordChangeForm, type PasswordChangeFormProps } from '../../../ui/site/account/password-change-form';
import { Preferences, type PreferencesProps } from '../../../ui/site/account/preferences';
import { ProfileForm, type ProfileFormProps } from '../../../ui/site/account/profile-form';
import { SignOutEverywhere, type SignOutEverywhereProps } from '../../../ui/site/account/sign-out-everywhere';
import { SavedCards, type SavedCardsProps } from '../../../ui/food/saved-cards/saved-cards';
import * as t from './account.texts';
import { TypedForm } from '../../page/typed-form';

export interface AccountParts {
  profile: ProfileFormProps;
  password: PasswordChangeFormProps;
  preferences: PreferencesProps;
  /** None kept: none shown. */
  cards?: SavedCardsProps;
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
      <h1 className="text-4xl font-extrabold md:text-5xl">{t.title()}</h1>
      {account ? (
        <Sections {...account} forOwner={forOwner} />
      ) : error ? (
        <ErrorState text={error} onRetry={onRetry} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
        </Loading>
      )}
    </div>
  );
}

function Sections(props: AccountParts & { forOwner: boolean }) {
  const { profile, password, preferences, cards, sessions, removal, forOwner } = props;
  return (
    <>
      <AccountSection title={t.profile()} text={forOwner ? t.profileOfOwner() : t.profileOfCustomer()}>
        <TypedForm saved={profile.saved}>
          <ProfileForm {...profile} forOwner={forOwner} />
        </TypedForm>
      </AccountSection>
      <AccountSection title={t.password()}>
        <PasswordChangeForm {...password} />
      </AccountSection>
      <AccountSection title={t.preferences()} text={t.alwaysSent()}>
        <Preferences {...preferences} forOwner={forOwner} />
      </AccountSection>
      {cards && (
        <AccountSection title={t.cards()} text={t.whereCards()}>
          <SavedCards {...cards} />
        </AccountSection>
      )}
      <AccountSection title={t.devices()} text={t.whyDevices()}>
        <SignOutEverywhere {...sessions} forOwner={forOwner} />
      </AccountSection>
      <AccountSection title={t.removal()}>
        <DeleteAccount {...removal} forOwner={forOwner} />
      </AccountSection>
    </>
  );
}
