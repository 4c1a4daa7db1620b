import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { Stars } from '../rating/stars';
import * as t from './reviews.texts';

const LONG = 320;

export interface ReviewCardProps {
  authorName: string;
  rating: number;
  dateText: string;
  text?: string;
}

export function ReviewCard({ authorName, rating, dateText, text }: ReviewCardProps) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = text !== undefined && text.length > LONG;
  return (
    <article
      aria-labelledby={id}
      className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          {authorName}
        </h3>
        <p className="text-sm text-ink-muted">{dateText}</p>
      </header>
      <p>
        <Stars value={rating} />
      </p>
      {text && (
        <p
          id={`${id}-text`}
          className={`max-w-prose wrap-anywhere whitespace-pre-line ${long && !whole ? 'line-clamp-5' : ''}`}
        >
          {text}
        </p>
      )}
      {long && (
        <Button
          tone="plain"
          aria-expanded={whole}
          aria-controls={`${id}-text`}
          className="-ms-5 justify-self-start"
          onClick={() => setWhole(!whole)}
        >
          {whole ? t.readLess() : t.readMore()}
        </Button>
      )}
    </article>
  );
}
