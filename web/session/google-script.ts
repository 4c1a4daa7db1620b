/** The part of Google's client that is used. */
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

/** Google's client, fetched once; a failure is forgotten, so that the next page may try again. */
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

/** Has Google draw its button; `onCredential` gets what Google signed. */
export async function drawGoogleButton(
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
