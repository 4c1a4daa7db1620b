import { type FormEvent, type ReactNode, useState } from 'react';
import { useUnsaved } from './use-unsaved';

/** Number of letters from which a text is too long to be typed again in a moment. */
const LONG_TEXT = 20;

const NOTHING_TYPED: ReadonlyMap<EventTarget, string> = new Map();

interface TypedFormProps {
  children: ReactNode;
  /** For a form that stays on the page after it was sent: set to true, or to a new number, when the save succeeded. */
  saved?: boolean | number;
}

/** Asks before two typed fields, or one long text, are lost; a form that leaves the page needs no `saved`. */
export function TypedForm({ children, saved }: TypedFormProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [savedBefore, setSavedBefore] = useState(saved);
  if (saved !== savedBefore) {
    setSavedBefore(saved);
    if (saved) setTyped(NOTHING_TYPED);
  }
  const texts = [...typed.values()];
  const isWorthAsking = texts.length > 1 || texts.some((text) => text.length >= LONG_TEXT);
  const { question } = useUnsaved(isWorthAsking, () => setTyped(NOTHING_TYPED));

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target instanceof HTMLInputElement && NOT_TYPED.has(target.type)) return;
    const { value } = target;
    setTyped((before) => {
      const after = new Map(before);
      if (value.trim() === '') after.delete(target);
      else after.set(target, value);
      return after;
    });
  };

  return (
    <>
      <div className="contents" onInput={onInput}>
        {children}
      </div>
      {question}
    </>
  );
}

const NOT_TYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'range', 'search', 'submit', 'button']);
