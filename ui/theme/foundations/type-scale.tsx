import { useComputed } from './use-computed';

const DISPLAY = 'font-display font-bold';

const STEPS = [
  {
    step: 'text-6xl',
    letters: `${DISPLAY} tracking-wide tabular-nums`,
    sample: 'K7M2QX',
    use: 'The token, held up at the counter.',
  },
  {
    step: 'text-5xl',
    letters: DISPLAY,
    sample: 'Trouvez votre repas parfait',
    use: 'Heroes, and the figures of a day.',
  },
  { step: 'text-4xl', letters: DISPLAY, sample: 'Votre panier', use: 'The title of a page: one, its h1.' },
  {
    step: 'text-3xl',
    letters: DISPLAY,
    sample: 'Boulangeries près de chez vous',
    use: 'Sections of a page one browses.',
  },
  { step: 'text-2xl', letters: DISPLAY, sample: 'Enter Card Details', use: 'Sections within; the great price.' },
  { step: 'text-xl', letters: DISPLAY, sample: 'Maison Levain', use: 'The title of a card or a dialog.' },
  {
    step: 'text-lg',
    letters: '',
    sample: 'Paris-brest à la praline, crème légère et noisettes torréfiées',
    use: 'Leads, large buttons, a line of an order.',
  },
  {
    step: 'text-base',
    letters: '',
    sample: 'Retrait aujourd’hui entre 12 h 15 et 12 h 30, 12 rue de Rivoli',
    use: 'Reading, fields, buttons. Most of what there is.',
  },
  {
    step: 'text-sm',
    letters: 'text-ink-muted',
    sample: 'Nous la vérifions avant de publier votre fiche.',
    use: 'Hints, captions, counts. Nothing is smaller.',
  },
] as const;

const exact = ({ fontSize, lineHeight, fontFamily }: CSSStyleDeclaration) => {
  const size = parseFloat(fontSize);
  return `${size / 16} rem · ${size} px on ${Math.round(parseFloat(lineHeight))} · ${fontFamily.split(' Variable')[0]?.replaceAll(/["']/g, '') ?? ''}`;
};

function Step({ step, letters, sample, use }: (typeof STEPS)[number]) {
  const [ref, computed] = useComputed(exact);
  return (
    <li className="grid gap-3 border-t border-line py-6 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-[--spacing(64)_1fr] lg:items-baseline">
      <div className="grid gap-0.5">
        <p className="font-ticket font-bold">{step}</p>
        <p className="text-sm text-ink-muted">{computed}</p>
        <p className="text-sm text-ink-muted">{use}</p>
      </div>
      <p ref={ref} lang="fr" className={`min-w-0 wrap-anywhere ${step} ${letters}`}>
        {sample}
      </p>
    </li>
  );
}

/** Sample of every type size with its line height and typeface, as computed by the browser. */
export function TypeScale() {
  return (
    <ul className="my-6 rounded-card border border-line bg-surface p-4 md:p-8">
      {STEPS.map((step) => (
        <Step key={step.step} {...step} />
      ))}
    </ul>
  );
}

const WEIGHTS = [
  { weight: 'font-normal', name: 'Normal 400', use: 'Reading' },
  { weight: 'font-medium', name: 'Medium 500', use: 'Reading that must hold its own' },
  { weight: 'font-semibold', name: 'Semibold 600', use: 'Labels, buttons, what is chosen' },
  { weight: 'font-bold', name: 'Bold 700', use: 'Headings, the total' },
  { weight: 'font-extrabold', name: 'Extrabold 800', use: 'The name MêmePrix, price tags' },
] as const;

export function TypeFaces() {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2">
      {[
        {
          family: 'font-display',
          name: 'Bricolage Grotesque',
          use: 'Headings, prices, tokens: a little crooked, like a slate in front of a bakery.',
        },
        { family: 'font-sans', name: 'Figtree', use: 'Everything that is read or filled in.' },
      ].map(({ family, name, use }) => (
        <section
          key={name}
          className={`grid content-start gap-5 rounded-card border border-line bg-surface p-6 ${family}`}
        >
          <p className="text-6xl font-bold">Àâéçœ</p>
          <div className="grid gap-1">
            <h3 className="text-xl">{name}</h3>
            <p className="font-sans text-ink-muted">{use}</p>
          </div>
          <ul className="grid gap-2 border-t border-line pt-5">
            {WEIGHTS.map(({ weight, name: called, use: reason }) => (
              <li key={weight} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={`text-xl ${weight}`}>{called}</span>
                <span className="font-sans text-sm text-ink-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
