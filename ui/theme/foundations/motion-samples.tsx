import { useState } from 'react';

const MOVES = {
  'duration-quick': '150 ms. A colour, a border: what answers a finger. The default of every transition.',
  'duration-calm': '200 ms. A shadow, a panel that opens.',
  'duration-slow': '300 ms. A picture that grows a little under the pointer.',
};

/** Sample that plays the three durations at the same time, with the shared easing. */
export function Durations() {
  const [there, setThere] = useState(false);
  return (
    <div className="my-6 grid gap-6 rounded-card border border-line bg-surface p-6 md:p-8">
      <button
        type="button"
        onClick={() => setThere(!there)}
        className="min-h-11 justify-self-start rounded-control bg-accent px-5 font-semibold text-on-accent hover:bg-accent-hover"
      >
        Move them
      </button>
      <ul className="grid gap-5">
        {Object.entries(MOVES).map(([name, use]) => (
          <li key={name} className="grid gap-2">
            <p>
              <span className="font-ticket font-bold">{name}</span> <span className="text-ink-muted">{use}</span>
            </p>
            <span className="flex h-6 overflow-hidden rounded-full bg-sunken">
              <span
                className={`h-full grow-0 basis-6 rounded-full bg-accent-ink transition-[flex-grow] ${name} ${there ? 'grow!' : ''}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Graph of the only easing curve: starts fast, ends slowly, never overshoots. */
export function Easing() {
  return (
    <figure className="my-6 grid items-center gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-[--spacing(60)_1fr] md:p-8">
      <svg viewBox="-4 -4 108 108" role="img" aria-label="The curve ease-out" className="w-full">
        <path d="M0 100H100M0 100V0" className="fill-none stroke-line-strong" strokeWidth="1" />
        <path
          d="M0 100C20 30 20 0 100 0"
          className="fill-none stroke-accent-ink"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="20" cy="30" r="2.5" className="fill-accent" />
        <circle cx="20" cy="0" r="2.5" className="fill-accent" />
      </svg>
      <figcaption className="grid gap-1">
        <span className="font-ticket font-bold">ease-out</span>
        <span>cubic-bezier(0.2, 0.7, 0.2, 1)</span>
        <span className="text-ink-muted">
          Leaves at once, arrives softly. There is no ease-in: waiting for something to get going feels slow. Nothing
          bounces.
        </span>
      </figcaption>
    </figure>
  );
}

/** Sample of the entry animation: content moves up slightly and is readable from the first frame. */
export function Appearing() {
  const [times, setTimes] = useState(0);
  return (
    <div className="my-6 grid gap-4 rounded-card border border-line bg-surface p-6 md:p-8">
      <button
        type="button"
        onClick={() => setTimes(times + 1)}
        className="min-h-11 justify-self-start rounded-control border border-line-strong bg-raised px-5 font-semibold hover:bg-accent-soft"
      >
        Show again
      </button>
      <p
        key={times}
        lang="fr"
        className="animate-appear rounded-control bg-positive-soft px-4 py-3 font-semibold text-positive"
      >
        Éclair au café ajouté à votre panier.
      </p>
    </div>
  );
}

const GROUNDS = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-accent-soft', 'bg-danger-soft'];

/** Sample of the focus ring on every background, in both themes. */
export function FocusRings() {
  return (
    <div className="my-6 grid gap-4 md:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="grid grid-cols-2 overflow-hidden rounded-card border border-line text-ink"
        >
          {GROUNDS.map((ground) => (
            <div key={ground} className={`grid justify-items-start gap-4 p-5 ${ground}`}>
              <span className="focus-ring inline-flex min-h-11 items-center rounded-control bg-accent px-4 font-semibold text-on-accent">
                Ajouter
              </span>
              <span className="text-sm">{ground.replace('bg-', '')}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
