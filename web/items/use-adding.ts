import { useState } from 'react';
import { faultMessage } from '../page/faults';
import { sayRefusal, type Refusal } from '../page/refusals';
import { useOnce } from '../page/use-once';

/** What the server answers to something new for the menu. */
type Answer = { __typename: 'OwnItem'; name: string } | Refusal;

/** A form that puts one thing on the menu: sent once at a time; `failed` is said where the server had no words of its own. */
export function useAdding<Values>(send: (values: Values) => Promise<Answer | undefined>, failed: string) {
  const { once, busyIds } = useOnce();
  const [refusal, setRefusal] = useState<string>();
  const [savedName, setSavedName] = useState<string>();

  const submit = (values: Values) =>
    once('form', async () => {
      setRefusal(undefined);
      try {
        const answer = await send(values);
        if (answer?.__typename === 'OwnItem') setSavedName(answer.name);
        else setRefusal(answer ? sayRefusal(answer) : failed);
      } catch (error) {
        setRefusal(faultMessage(error) ?? failed);
      }
    });

  return { busy: busyIds.length > 0, refusal, savedName, submit, again: () => setSavedName(undefined) };
}
