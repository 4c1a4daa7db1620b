import { Button } from '../../base/button/button';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import * as t from './review-form.texts';
import { Star } from 'lucide-react';
import { RadioFrame } from '../../base/field/field';
import { useForm } from '../../base/form/use-form';

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
  const { values, change, errors, field, form } = useForm({
    initialValues: { rating: initialValues?.rating ?? null, text: initialValues?.text ?? '' },
    check: ({ rating }) => ({ rating: rating === null ? t.ratingNeeded() : undefined }),
    complete: ({ rating, text }) => (rating === null ? null : { rating, text: text.trim() }),
    onSubmit,
    busy,
  });
  return (
    <form
      {...form}
      aria-label={t.formTitle(shopName)}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
    >
      <h2 className="text-2xl wrap-anywhere">{t.question(shopName)}</h2>
      {error && <Notice tone="danger">{error}</Notice>}
      <StarChoice
        value={values.rating}
        onChange={(rating) => change({ rating })}
        disabled={busy}
        error={errors.rating}
      />
      <TextAreaField
        {...field('text')}
        label={t.yourReview()}
        hint={t.reviewHint({ length: values.text.length, maxLength: TEXT_MAX_LENGTH })}
        maxLength={TEXT_MAX_LENGTH}
        disabled={busy}
      />
      <Button type="submit" busy={busy} className="justify-self-start max-md:w-full">
        {busy ? t.publishing() : t.publish()}
      </Button>
    </form>
  );
}

const words = [t.disappointing, t.average, t.decent, t.veryGood, t.excellent];

interface StarChoiceProps {
  value: number | null;
  onChange: (value: number) => void;
  error?: string;
  disabled: boolean;
}

function StarChoice({ value, onChange, error, disabled }: StarChoiceProps) {
  return (
    <RadioFrame
      label={t.yourRating()}
      required
      value={value === null ? null : String(value)}
      onChange={(stars) => onChange(Number(stars))}
      disabled={disabled}
      error={error}
      className="gap-1.5"
    >
      {(radio) => (
        <div className="flex flex-wrap items-center gap-x-4">
          <div className="-ms-1.5 flex flex-wrap has-disabled:opacity-60">
            {words.map((word, index) => (
              <label
                key={index}
                className="relative grid size-12 place-items-center rounded-control transition-colors hover:bg-accent-soft has-focus-visible:focus-ring has-focus-visible:outline-focus"
              >
                <input
                  {...radio({ value: String(index + 1) })}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <Star
                  aria-hidden="true"
                  className={`size-8 ${index < (value ?? 0) ? 'fill-accent text-accent-ink' : 'text-line-strong'}`}
                />
                <span className="sr-only">{t.starsInWords({ count: index + 1, word: word() })}</span>
              </label>
            ))}
          </div>
          {value !== null && (
            <span aria-hidden="true" className="font-semibold">
              {words[value - 1]?.()}
            </span>
          )}
        </div>
      )}
    </RadioFrame>
  );
}
