/** Whether this browser can receive push notifications; on an iPhone only the installed app can. */
export function canReceivePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

const WORKER_MS = 10_000;

/**
 * Returns this device's push subscription as the JSON text the server stores, and creates it when missing. Rejects when
 * the browser refuses.
 */
export async function subscribe(serverKey: string): Promise<string> {
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  try {
    return JSON.stringify(await pushManager.subscribe(wanted));
  } catch (error) {
    const older = await pushManager.getSubscription();
    if (!older) throw error;
    // The old subscription belongs to another server key, and a browser keeps only one at a time.
    await older.unsubscribe();
    return JSON.stringify(await pushManager.subscribe(wanted));
  }
}

/** Ends the subscription and closes the notifications still shown; the push service then rejects further messages. */
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
