import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import { StarChoice } from './star-choice';
import * as t from './review-form.texts';

export interface ReviewValues {
  rating: number;
  text: string;
}

const TEXT_MAX_LENGTH = 500;

export interface ReviewFormProps {
  shopName: string;
  initialValues?: ReviewValues;
  error?: string;
  busy?: boolean;
  onSubmit: (values: ReviewValues) => void;
}

export function ReviewForm(props: ReviewFormProps) {
  const { shopName, initialValues, error, busy = false, onSubmit } = props;
  const [rating, setRating] = useState(initialValues?.rating ?? null);
  const [text, setText] = useState(initialValues?.text ?? '');
  const [tried, setTried] = useState(false);

  return (
    <form
      noValidate
      aria-label={t.formTitle(shopName)}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (busy) return;
        if (rating === null) event.currentTarget.querySelector<HTMLInputElement>('[type=radio]')?.focus();
        else onSubmit({ rating, text: text.trim() });
      }}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <h2 className="text-2xl wrap-anywhere">{t.question(shopName)}</h2>
      {error && <Notice tone="danger">{error}</Notice>}
      <StarChoice
        label={t.yourRating()}
        value={rating}
        onChange={setRating}
        disabled={busy}
        error={tried && rating === null ? t.ratingNeeded() : undefined}
      />
      <TextAreaField
        label={t.yourReview()}
        hint={t.reviewHint({ length: text.length, maxLength: TEXT_MAX_LENGTH })}
        value={text}
        maxLength={TEXT_MAX_LENGTH}
        disabled={busy}
        onChange={setText}
      />
      <Button type="submit" busy={busy} className="justify-self-start max-md:w-full">
        {busy ? t.publishing() : t.publish()}
      </Button>
    </form>
  );
}
