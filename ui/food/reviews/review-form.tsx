import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import { StarChoice } from './star-choice';

export interface ReviewValues {
  /** 1 to 5. */
  rating: number;
  /** May be empty. */
  text: string;
}

export interface ReviewFormProps {
  shopName: string;
  /** What was said before, when it is changed. */
  initialValues?: ReviewValues;
  /** Characters. @default 500 */
  textMaxLength?: number;
  /** Why it was not taken. */
  error?: string;
  /** While it is being sent. @default false */
  busy?: boolean;
  onSubmit: (values: ReviewValues) => void;
}

/** What one thought of a pickup: stars, and words for those who want. */
export function ReviewForm(props: ReviewFormProps) {
  const { shopName, initialValues, textMaxLength = 500, error, busy = false, onSubmit } = props;
  const [rating, setRating] = useState(initialValues?.rating ?? null);
  const [text, setText] = useState(initialValues?.text ?? '');
  const [tried, setTried] = useState(false);

  return (
    <form
      noValidate
      aria-label={`Votre avis sur ${shopName}`}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (busy) return;
        if (rating === null) event.currentTarget.querySelector<HTMLInputElement>('[type=radio]')?.focus();
        else onSubmit({ rating, text: text.trim() });
      }}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <h2 className="text-2xl wrap-anywhere">Comment était-ce chez {shopName} ?</h2>
      {error && <Notice tone="danger">{error}</Notice>}
      <StarChoice
        label="Votre note"
        value={rating}
        onChange={setRating}
        disabled={busy}
        error={tried && rating === null ? 'Choisissez une note, de 1 à 5 étoiles.' : undefined}
      />
      <TextAreaField
        label="Votre avis"
        hint={`Facultatif, visible par tous · ${text.length} / ${textMaxLength}`}
        value={text}
        maxLength={textMaxLength}
        disabled={busy}
        onChange={setText}
      />
      <Button type="submit" busy={busy} className="justify-self-start max-md:w-full">
        {busy ? 'Envoi...' : 'Publier mon avis'}
      </Button>
    </form>
  );
}
