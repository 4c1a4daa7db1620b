import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import {
  type MyAccountQuery,
  useChangePasswordMutation,
  useMyAccountQuery,
  useRemoveAccountMutation,
  useSaveMailPreferenceMutation,
  useSaveProfileMutation,
  useSignOutEverywhereMutation,
} from '../../../graphql/generated/customer/account';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { signIn } from '../../session/session';
import { useSavedCards } from '../../ordering/use-saved-cards';
import { usePush } from '../../push/use-push';
import { useLanguage } from '../../session/use-language';
import { useLeave } from '../../session/use-leave';
import * as t from './account.texts';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { AccountSection } from '../../../ui/site/account/account-section';
import { DeleteAccount, type DeleteAccountProps } from '../../../ui/site/account/delete-account';
import { PasswordChangeForm, type PasswordChangeFormProps } from '../../../ui/site/account/password-change-form';
import { Preferences, type PreferencesProps } from '../../../ui/site/account/preferences';
import { ProfileForm, type ProfileFormProps } from '../../../ui/site/account/profile-form';
import { SignOutEverywhere, type SignOutEverywhereProps } from '../../../ui/site/account/sign-out-everywhere';
import { SavedCards, type SavedCardsProps } from '../../../ui/food/saved-cards/saved-cards';
import { TypedForm } from '../../page/typed-form';

export function AccountPage() {
  const { data, error, refetch } = useMyAccountQuery();
  const account = useAccountParts(data);
  // A guest has no account to manage.
  if (data?.viewer?.role === 'GUEST') return <Navigate to="/user-ordersPage" replace />;
  return (
    <AccountScreen
      account={account}
      forOwner={data?.viewer?.role === 'OWNER'}
      error={error && !data ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
    />
  );
}

function useAccountParts(data: MyAccountQuery | undefined): AccountParts | null {
  const goOut = useLeave();
  const [saveProfile] = useSaveProfileMutation();
  const [saveMailPreference] = useSaveMailPreferenceMutation();
  const [changePassword] = useChangePasswordMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const [removeAccount] = useRemoveAccountMutation();
  const [profile, changeProfile] = useChange();
  const [password, changeOwnPassword] = useChange();
  const [mail, changeMail] = useChange();
  const [leaving, leave] = useChange();
  const [removal, remove] = useChange();
  const push = usePush();
  const language = useLanguage(useApolloClient());
  const { known: cardsKnown, cards, ...saved } = useSavedCards();

  const viewer = data?.viewer;
  if (!data || !viewer || !cardsKnown) return null;
  const side = sideOf(viewer);

  return {
    profile: {
      ...profile,
      email: viewer.email,
      initialValues: { name: viewer.name, phoneNumber: viewer.phone },
      onSubmit: ({ name, phoneNumber: phone }) =>
        changeProfile(async () => {
          await saveProfile({ variables: { input: { name, phone } } });
          return undefined;
        }),
    },
    password: {
      ...password,
      passwordless: !viewer.hasPassword,
      onSubmit: (input) =>
        changeOwnPassword(async () => {
          const { data: changed } = await changePassword({ variables: { input } });
          const answer = changed?.changePassword;
          if (answer?.__typename !== 'Session') return answer ? refusalMessage(answer) : t.notDone();
          signIn(side, answer.token);
          return undefined;
        }),
    },
    preferences: {
      mail: viewer.mailAboutOrders,
      mailBusy: mail.busy,
      mailError: mail.error,
      onMailChange: (wanted) =>
        changeMail(async () => {
          await saveMailPreference({ variables: { wanted } });
          return undefined;
        }),
      ...push,
      language,
    },
    cards: cards?.length ? { cards, ...saved } : undefined,
    sessions: {
      busy: leaving.busy,
      error: leaving.error,
      onConfirm: () =>
        leave(async () => {
          await signOutEverywhere();
          goOut(side, t.signedOutEverywhere());
          return undefined;
        }),
    },
    removal: {
      busy: removal.busy,
      error: removal.error,
      obstacle: removalObstacle(data),
      onConfirm: () =>
        remove(async () => {
          const { data: removed } = await removeAccount();
          const answer = removed?.removeAccount;
          if (answer?.__typename !== 'Done') return answer ? refusalMessage(answer) : t.notDone();
          goOut(side, answer.message);
          return undefined;
        }),
    },
  };
}

interface Change {
  busy: boolean;
  error?: string;
  saved: boolean;
}

/**
 * Runs one change of a part of the account page: `work` resolves to the error message, or to undefined once it is
 * saved. A second press meanwhile is ignored.
 */
function useChange(): [Change, (work: () => Promise<string | undefined>) => void] {
  const [change, setChange] = useState<Change>({ busy: false, saved: false });
  const run = async (work: () => Promise<string | undefined>) => {
    if (change.busy) return;
    setChange({ busy: true, saved: false });
    const error = await work().catch((failure: unknown) => errorMessage(failure));
    setChange({ busy: false, error, saved: error === undefined });
  };
  return [change, (work) => void run(work)];
}

type Viewer = NonNullable<MyAccountQuery['viewer']>;

export function removalObstacle({ viewer, myOrders }: MyAccountQuery): string | undefined {
  if (viewer?.role === 'OWNER') return t.closesWithShop();
  const isUnderWay = myOrders.some(({ status }) => status === 'PREPARING' || status === 'READY');
  return isUnderWay ? t.orderUnderWay() : undefined;
}

export function sideOf({ role }: Pick<Viewer, 'role'>): 'customer' | 'owner' {
  return role === 'OWNER' ? 'owner' : 'customer';
}

export interface AccountParts {
  profile: ProfileFormProps;
  password: PasswordChangeFormProps;
  preferences: PreferencesProps;
  /** Omitted when no card is saved. */
  cards?: SavedCardsProps;
  sessions: SignOutEverywhereProps;
  removal: DeleteAccountProps;
}

interface AccountScreenProps {
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
