import { useRef, useState } from 'react';
import { faultMessage } from './faults';
import { sayRefusal, type Refusal } from './refusals';

/** What the server answers to something new for the menu. */
type Answer = { __typename: 'OwnItem'; name: string } | Refusal;

/** A form that puts one thing on the menu: sent once at a time; `failed` is said where the server had no words of its own. */
export function useAdding<Values>(send: (values: Values) => Promise<Answer | undefined>, failed: string) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [savedName, setSavedName] = useState<string>();

  const submit = async (values: Values) => {
    // The button is disabled only with the next frame: a double click would still come through.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const answer = await send(values);
      if (answer?.__typename === 'OwnItem') setSavedName(answer.name);
      else setRefusal(answer ? sayRefusal(answer) : failed);
    } catch (error) {
      setRefusal(faultMessage(error) ?? failed);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, refusal, savedName, submit, again: () => setSavedName(undefined) };
}
