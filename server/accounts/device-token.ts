import type { PushStandIn } from '../config';
import { Fault } from '../errors';
import { readSubscription } from './push-services';

const LONGEST_TOKEN = 2048;
const WRONG = 'Ce jeton de notification n’est pas valable.';

/** A push service's token, or a Web Push subscription as JSON. Throws BAD_USER_INPUT for anything else. */
export function readDeviceToken(token: string, standIn?: PushStandIn): string {
  const isOne = token.startsWith('{') ? readSubscription(token, standIn) !== null : /^[\w:.%/+=-]{20,}$/.test(token);
  if (!isOne || token.length > LONGEST_TOKEN) throw new Fault('BAD_USER_INPUT', WRONG);
  return token;
}
