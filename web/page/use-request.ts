import { useRef, useState } from 'react';
import { errorMessage } from './faults';
import { isRefusal, refusalMessage, type Refusal } from './refusals';

type Success<Answer> = NonNullable<Exclude<Answer, Refusal>>;

/**
 * State of a request that a press sends: `error` is the message of its refusal or failure. A second press meanwhile is
 * ignored, because a button is disabled only with the next frame.
 */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const underWay = useRef(false);

  const run = async <Answer>(
    ask: () => Promise<Answer>,
    onSuccess?: (answer: Success<Answer>) => void | Promise<unknown>,
    onFailure?: (message: string, refusal?: Refusal) => void,
  ): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    setDone(false);
    const fail = (message: string, refusal?: Refusal) => {
      setError(message);
      onFailure?.(message, refusal);
    };
    try {
      const answer = await ask();
      if (isRefusal(answer)) fail(refusalMessage(answer), answer);
      else if (answer) {
        setDone(true);
        await onSuccess?.(answer as Success<Answer>);
      }
    } catch (fault) {
      fail(errorMessage(fault));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    error,
    /** Whether the last request has succeeded. */
    done,
    clear: () => setError(undefined),
    send: <Answer>(...request: Parameters<typeof run<Answer>>) => void run(...request),
  };
}
