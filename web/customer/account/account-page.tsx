import { useApolloClient } from '@apollo/client/react';
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
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { SavedCards } from '../../../ui/food/saved-cards/saved-cards';
import { AccountAction } from '../../../ui/site/account/account-action';
import { AccountSection } from '../../../ui/site/account/account-section';
import { PasswordChangeForm, ProfileForm } from '../../../ui/site/account/account-forms';
import { Preferences } from '../../../ui/site/account/preferences';
import { useSavedCards } from '../../ordering/use-saved-cards';
import { errorMessage } from '../../page/faults';
import { TypedForm } from '../../page/typed-form';
import { useRequest } from '../../page/use-request';
import { usePush } from '../../push/use-push';
import { signIn } from '../../session/session';
import { useLanguage } from '../../session/use-language';
import { useLeave } from '../../session/use-leave';
import * as t from './account.texts';

type Viewer = NonNullable<MyAccountQuery['viewer']>;

export function AccountPage() {
  const { data, error, refetch } = useMyAccountQuery();
  const savedCards = useSavedCards();
  const viewer = data?.viewer;
  // A guest has no account to manage.
  if (viewer?.role === 'GUEST') return <Navigate to="/user-ordersPage" replace />;
  return (
    <div className="grid grid-cols-1 gap-8 lg:gap-12">
      <h1 className="text-4xl font-extrabold md:text-5xl">{t.title()}</h1>
      {viewer && savedCards.known ? (
        <Sections viewer={viewer} obstacle={removalObstacle(data)} savedCards={savedCards} />
      ) : error && !data ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
        </Loading>
      )}
    </div>
  );
}

interface SectionsProps {
  viewer: Viewer;
  obstacle: string | undefined;
  savedCards: ReturnType<typeof useSavedCards>;
}

function Sections({ viewer, obstacle, savedCards: { known: _, cards, ...savedCards } }: SectionsProps) {
  const leave = useLeave();
  const push = usePush();
  const language = useLanguage(useApolloClient());
  const [saveProfile] = useSaveProfileMutation();
  const [saveMailPreference] = useSaveMailPreferenceMutation();
  const [changePassword] = useChangePasswordMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const [removeAccount] = useRemoveAccountMutation();
  const [profile, mail, password] = [useRequest(), useRequest(), useRequest()];
  const [leaving, removal] = [useRequest(), useRequest()];
  const side = sideOf(viewer);
  const forOwner = side === 'owner';
  return (
    <>
      <AccountSection title={t.profile()} text={forOwner ? t.profileOfOwner() : t.profileOfCustomer()}>
        <TypedForm saved={profile.done}>
          <ProfileForm
            {...{ forOwner, busy: profile.busy, error: profile.error, saved: profile.done }}
            email={viewer.email}
            initialValues={{ name: viewer.name, phoneNumber: viewer.phone }}
            onSubmit={({ name, phoneNumber: phone }) =>
              profile.send(() => saveProfile({ variables: { input: { name, phone } } }))
            }
          />
        </TypedForm>
      </AccountSection>
      <AccountSection title={t.password()}>
        <PasswordChangeForm
          {...{ busy: password.busy, error: password.error, saved: password.done }}
          passwordless={!viewer.hasPassword}
          onSubmit={(input) =>
            password.send(
              () => changePassword({ variables: { input } }),
              ({ token }) => signIn(side, token),
            )
          }
        />
      </AccountSection>
      <AccountSection title={t.preferences()} text={t.alwaysSent()}>
        <Preferences
          {...{ forOwner, language, ...push, mailBusy: mail.busy, mailError: mail.error }}
          mail={viewer.mailAboutOrders}
          onMailChange={(wanted) => mail.send(() => saveMailPreference({ variables: { wanted } }))}
        />
      </AccountSection>
      {cards && cards.length > 0 && (
        <AccountSection title={t.cards()} text={t.whereCards()}>
          <SavedCards cards={cards} {...savedCards} />
        </AccountSection>
      )}
      <AccountSection title={t.devices()} text={t.whyDevices()}>
        <AccountAction
          action="signOut"
          {...{ forOwner, busy: leaving.busy, error: leaving.error }}
          onConfirm={() =>
            leaving.send(
              () => signOutEverywhere(),
              () => leave(side, t.signedOutEverywhere()),
            )
          }
        />
      </AccountSection>
      <AccountSection title={t.removal()}>
        <AccountAction
          action="delete"
          {...{ forOwner, obstacle, busy: removal.busy, error: removal.error }}
          onConfirm={() =>
            removal.send(
              () => removeAccount(),
              ({ message }) => leave(side, message),
            )
          }
        />
      </AccountSection>
    </>
  );
}

export function removalObstacle({ viewer, myOrders }: MyAccountQuery): string | undefined {
  if (viewer?.role === 'OWNER') return t.closesWithShop();
  const isUnderWay = myOrders.some(({ status }) => status === 'PREPARING' || status === 'READY');
  return isUnderWay ? t.orderUnderWay() : undefined;
}

export function sideOf({ role }: Pick<Viewer, 'role'>): 'customer' | 'owner' {
  return role === 'OWNER' ? 'owner' : 'customer';
}
