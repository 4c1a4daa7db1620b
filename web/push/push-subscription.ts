/** Whether this browser can be told anything at all; on an iPhone only the installed product can. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

const WORKER_MS = 10_000;

/** This device’s subscription, made where there is none, as the text the server keeps. Throws when the browser refuses. */
export async function subscribe(serverKey: string): Promise<string> {
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  try {
    return JSON.stringify(await pushManager.subscribe(wanted));
  } catch (error) {
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    // Made for another key of the house: the browser keeps one at a time.
    await older.unsubscribe();
    return JSON.stringify(await pushManager.subscribe(wanted));
  }
}

/** Ends what there is, and takes back what is still shown; the push service then refuses whatever is still sent. */
export async function unsubscribe(): Promise<void> {
  if (!canReceivePush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), WORKER_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}
