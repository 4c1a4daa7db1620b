import { useState, useId } from 'react';
import { Button } from '../../base/button/button';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import * as t from './review-form.texts';
import { Star } from 'lucide-react';
import { FieldMessages, RequiredMark, useControl } from '../../base/field/field';

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

const words = [t.disappointing, t.average, t.decent, t.veryGood, t.excellent];

interface StarChoiceProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string;
  disabled?: boolean;
}

function StarChoice({ label, value, onChange, error, disabled = false }: StarChoiceProps) {
  const name = useId();
  const control = useControl({ error });
  return (
    <fieldset disabled={disabled} aria-describedby={control['aria-describedby']} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ms-1.5 flex flex-wrap has-disabled:opacity-60">
          {words.map((word, index) => {
            const stars = index + 1;
            const filled = value !== null && stars <= value;
            return (
              <label
                key={stars}
                className="relative grid size-12 place-items-center rounded-control transition-colors hover:bg-accent-soft has-focus-visible:focus-ring has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  required
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <Star
                  aria-hidden="true"
                  className={`size-8 ${filled ? 'fill-accent text-accent-ink' : 'text-line-strong'}`}
                />
                <span className="sr-only">{t.starsInWords({ count: stars, word: word() })}</span>
              </label>
            );
          })}
        </div>
        {value !== null && (
          <span aria-hidden="true" className="font-semibold">
            {words[value - 1]?.()}
          </span>
        )}
      </div>
      <FieldMessages id={control.id} error={error} />
    </fieldset>
  );
}
