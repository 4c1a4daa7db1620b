import { useRef, useState } from 'react';
import { errorMessage } from './faults';
import { isRefusal, refusalMessage, type Refusal } from './refusals';

interface Mutated {
  data?: object;
}

/** Answer of a mutation, the value of its only field, unless it is a refusal. */
type Success<Result> = Result extends { data?: infer Data }
  ? Exclude<NonNullable<Data>[keyof NonNullable<Data>], Refusal>
  : never;

/** State of a mutation that a press sends; ignores a second press, since a button is disabled a frame later. */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const underWay = useRef(false);

  const run = async <Result extends Mutated>(
    ask: () => Promise<Result>,
    onSuccess?: (answer: Success<Result>) => void | Promise<unknown>,
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
      const { data } = await ask();
      const [answer] = Object.values(data ?? {}) as unknown[];
      if (isRefusal(answer)) fail(refusalMessage(answer), answer);
      else if (data) {
        setDone(true);
        await onSuccess?.(answer as Success<Result>);
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
    send: <Result extends Mutated>(...request: Parameters<typeof run<Result>>) => void run(...request),
  };
}
