import { useState } from 'react';

const LINES = [
  ['Baguette tradition', '1,30 €'],
  ['Éclair au café', '11,10 €'],
  ['Frais de service', '0,29 €'],
] as const;

const OUTLINE = [
  { level: 'h1', size: 'text-4xl', text: 'Votre panier' },
  { level: 'h2', size: 'text-2xl', text: 'Quand passez-vous ?' },
  { level: 'h3', size: 'text-xl', text: 'Jusqu’à 17 h' },
  { level: 'h3', size: 'text-base', text: 'Après 17 h' },
] as const;

/** Sample of the heading levels, not marked up as headings because they would appear in this page's outline. */
export function Headings() {
  return (
    <dl className="my-6 grid gap-4 rounded-card border border-line bg-surface p-6">
      {OUTLINE.map(({ level, size, text }) => (
        <div key={text} className="grid items-baseline gap-x-6 md:grid-cols-[--spacing(40)_1fr]">
          <dt className="font-ticket text-sm text-ink-muted">
            {level} · {size}
          </dt>
          <dd lang="fr" className={`font-display font-bold text-balance ${size}`}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Bill({ title, figures }: { title: string; figures: string }) {
  return (
    <figure className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
      <figcaption className="font-ticket text-sm text-ink-muted">{title}</figcaption>
      <dl lang="fr" className="grid gap-2 text-lg">
        {LINES.map(([name, price]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className={`font-semibold ${figures}`}>{price}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** Sample that compares tabular figures, which align in columns, with proportional ones. */
export function TabularNumbers() {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2">
      <Bill title="tabular-nums: prices, counts, times, tokens" figures="tabular-nums" />
      <Bill title="proportional-nums: only inside a sentence" figures="proportional-nums" />
    </div>
  );
}

/** Sample of how a long word wraps in a column of adjustable width. */
export function LongWords() {
  const [width, setWidth] = useState(60);
  return (
    <div className="my-6 grid gap-5 rounded-card border border-line bg-surface p-6">
      <label className="grid max-w-md gap-2 font-semibold">
        Width of the column
        <input
          type="range"
          min={36}
          max={160}
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
          className="accent-accent-ink"
        />
      </label>
      <div
        lang="fr"
        style={Object.fromEntries([['--column', String(width)]])}
        className="w-[calc(var(--spacing)*var(--column))] max-w-full rounded-control border border-dashed border-line-strong p-4"
      >
        <p className="font-display text-xl leading-tight font-bold wrap-anywhere hyphens-auto">
          Boulangerie-pâtisserie artisanale des Petits-Champs, Anticonstitutionnellement & Fils
        </p>
        <p className="mt-2 wrap-anywhere hyphens-auto text-ink-muted">
          Approvisionnement hebdomadaire auprès de producteurs franciliens, extraordinairement croustillant.
        </p>
      </div>
    </div>
  );
}
