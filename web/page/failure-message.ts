import { unlessDocumented } from './failure-message.texts';
import { faultMessage, isNetworkLoss } from './faults';
import { network, unknown } from './faults.texts';

/** An error of the page’s own code. What the server or the network fails with has classes of its own. */
export function isBug(error: unknown): boolean {
  const kinds = [TypeError, RangeError, ReferenceError];
  return kinds.some((kind) => error instanceof kind) && !isNetworkLoss(error);
}

/** Why a call failed: the server’s sentence, a lost network or a bug, which is logged; `failed` for the rest. In the specified voice `failed` stands for a lost network too. */
export function failureMessage(error: unknown, failed: string): string {
  if (isNetworkLoss(error)) return unlessDocumented(network(), failed);
  if (!isBug(error)) return faultMessage(error) ?? failed;
  console.error(error);
  return unknown();
}
