import { useEffect, useState } from 'react';
import { documentTitle } from '../page/document-title';
import type { Refusal } from '../page/refusals';
import { useAdding } from './use-adding';
import { useUnsaved } from '../page/use-unsaved';

type Answer = { __typename: 'OwnItem'; name: string } | Refusal;

// Text of spec owner §8.
const FAILED = "Échec de la mise à jour de l'article. Veuillez réessayer.";

/** A form that changes one thing of the menu: sent once at a time, and what was not sent is not left without a question. */
export function useChanging<Values>(send: (values: Values) => Promise<Answer | undefined>) {
  // The address is that of new ones, and so is its title.
  useEffect(() => {
    document.title = documentTitle('Modifier un article');
  }, []);
  const [touched, setTouched] = useState(false);
  const { question } = useUnsaved(touched, () => setTouched(false));
  const changing = useAdding(async (values: Values) => {
    const answer = await send(values);
    if (answer?.__typename === 'OwnItem') setTouched(false);
    return answer;
  }, FAILED);
  return { ...changing, question, touch: () => setTouched(true) };
}
