import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useActivateAccountMutation } from '../../../graphql/generated/customer/activation';
import { errorMessage } from '../../page/faults';
import { refusalMessage } from '../../page/refusals';
import { ActivationStatus, type ActivationStatusProps } from '../../../ui/site/activation-status/activation-status';
import { Door } from '../../session/auth-page';
import * as t from './activation.texts';

/** Specification 2.3 asks for 3000 ms. */
const REDIRECT_SECONDS = 3;

/** Target of the link in the activation mail: activates the account and leads to the login (specification 2.3). */
export function ActivationPage() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  // The mail to a shop carries this parameter, which selects the owner's login.
  const forOwner = search.get('espace') === 'commercant';
  const loginHref = forOwner ? '/ownerloginform' : '/userlogin';
  const navigate = useNavigate();
  const [activate] = useActivateAccountMutation();
  const [outcome, setOutcome] = useState<Pick<ActivationStatusProps, 'state' | 'text'>>({ state: 'pending' });
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS);
  const asked = useRef<string>(undefined);

  const ask = useCallback(async () => {
    setOutcome({ state: 'pending' });
    try {
      const { data } = await activate({ variables: { token } });
      const answer = data?.activateAccount;
      if (answer?.__typename === 'Done') setOutcome({ state: 'activated', text: answer.message });
      else setOutcome({ state: 'failed', text: answer && refusalMessage(answer) });
    } catch (error) {
      setOutcome({ state: 'unreachable', text: errorMessage(error) });
    }
  }, [activate, token]);

  useEffect(() => {
    // The link works only once, so React's repeated effects must not send it again.
    if (asked.current === token) return;
    asked.current = token;
    void ask();
  }, [ask, token]);

  const { state } = outcome;
  useEffect(() => {
    if (state !== 'activated') return undefined;
    const leave = setTimeout(() => void navigate(loginHref, { replace: true }), REDIRECT_SECONDS * 1000);
    const count = setInterval(() => setSeconds((was) => Math.max(1, was - 1)), 1000);
    return () => {
      clearTimeout(leave);
      clearInterval(count);
    };
  }, [navigate, loginHref, state]);

  return (
    <Door title={t[state]()}>
      <ActivationStatus {...outcome} forOwner={forOwner} seconds={seconds} onRetry={() => void ask()} />
    </Door>
  );
}
