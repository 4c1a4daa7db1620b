import { useEffect, useRef, useState } from 'react';
import { useLoginWithGoogleMutation } from '../../graphql/generated/shared/google';
import { ConfirmDialog } from '../../ui/base/dialog/confirm-dialog';
import { GoogleButton } from '../../ui/site/google-button/google-button';
import * as t from '../../ui/site/google-button/google-button.texts';
import { useRequest } from '../page/use-request';
import { signIn, type Side } from './session';

interface GoogleSignInProps {
  clientId: string;
  /** Side to sign in on. @default 'customer' */
  side?: Side;
  /** Called with the reason of a failure, and with undefined when a new try begins. */
  onRefusal: (text: string | undefined) => void;
  /** Called when the session exists; not needed by pages that follow the session. */
  onEntered?: () => void;
}

/** Google's button and the sign-in after a press; it asks first whether to link two accounts when that is needed. */
export function GoogleSignIn({ clientId, side = 'customer', onRefusal, onEntered }: GoogleSignInProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const [question, setQuestion] = useState<{ credential: string; text: string } | null>(null);
  const [login] = useLoginWithGoogleMutation();
  const { busy, send } = useRequest();
  const place = useRef<HTMLDivElement>(null);

  const enter = (credential: string, forceGoogle: boolean) => {
    onRefusal(undefined);
    const role = side === 'owner' ? 'OWNER' : 'CUSTOMER';
    send(
      () => login({ variables: { input: { token: credential, forceGoogle, role } } }),
      ({ token }) => {
        setQuestion(null);
        signIn(side, token);
        onEntered?.();
      },
      (text, refusal) => {
        const asks = refusal?.__typename === 'ConfirmationNeeded';
        setQuestion(asks ? { credential, text } : null);
        if (!asks) onRefusal(text);
      },
    );
  };

  // Google keeps the first callback it was given, so that one reads the current callback from here.
  const onCredential = useRef((credential: string) => enter(credential, false));
  useEffect(() => {
    onCredential.current = (credential) => enter(credential, false);
  });

  useEffect(() => {
    let gone = false;
    if (place.current)
      drawGoogleButton(place.current, clientId, (credential) => onCredential.current(credential)).then(
        () => !gone && setState('ready'),
        () => !gone && setState('unavailable'),
      );
    return () => {
      gone = true;
    };
  }, [clientId]);

  return (
    <>
      {state !== 'ready' && <GoogleButton unavailable={state === 'unavailable'} />}
      {/* There before Google’s script is, which draws into it; a place that is not shown has no width to draw for. */}
      <div ref={place} className={state === 'ready' ? 'grid min-h-11 place-items-center' : 'h-0 overflow-hidden'} />
      {/* Google’s address belongs to an account with a password (specification 2.5). */}
      <ConfirmDialog
        open={question !== null}
        title={t.question()}
        text={question?.text ?? ''}
        confirmLabel={t.connect()}
        busy={busy}
        onConfirm={() => question && enter(question.credential, true)}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

interface GoogleIds {
  initialize(settings: { client_id: string; callback: (answer: { credential?: string }) => void }): void;
  renderButton(place: HTMLElement, look: Record<string, string | number>): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIds } };
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client';
const WIDEST = 400;
let loading: Promise<GoogleIds> | undefined;

/** Loads Google's client once; a failure is not cached, so that the next page tries again. */
function googleIds(): Promise<GoogleIds> {
  loading ??= fetched().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetched(): Promise<GoogleIds> {
  if (!window.google?.accounts?.id) {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src: ADDRESS, async: true, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  }
  const ids = window.google?.accounts?.id;
  if (!ids) throw new Error('Google’s client did not come.');
  return ids;
}

/** Renders Google's button; `onCredential` receives the credential signed by Google. */
async function drawGoogleButton(
  place: HTMLElement,
  clientId: string,
  onCredential: (credential: string) => void,
): Promise<void> {
  const ids = await googleIds();
  ids.initialize({ client_id: clientId, callback: ({ credential }) => credential && onCredential(credential) });
  ids.renderButton(place, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    locale: 'fr',
    width: Math.min(WIDEST, place.clientWidth || WIDEST),
  });
}
