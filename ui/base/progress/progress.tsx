import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { perLocale } from '../../../graphql/texts/language.texts';

const styles = tv({
  slots: {
    track: 'relative h-2.5 overflow-hidden rounded-full border border-line bg-sunken',
    bar: 'absolute inset-y-0 start-0 rounded-full bg-accent-ink transition-[width] duration-calm',
  },
  /** Fills the whole track faintly, so that with reduced motion an unknown progress does not look like one third. */
  variants: { unknown: { true: { bar: 'w-full animate-pass opacity-60 rtl:[animation-direction:reverse]' } } },
});

const percent = perLocale(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
);

export interface ProgressProps {
  label: string;
  /** Progress from 0 to 1; undefined while the duration is unknown. */
  value?: number;
  /** State in words: « 3 étapes sur 5 ». @default the value in per cent */
  valueText?: string;
}

/** Progress bar, determinate when `value` is given. */
export function Progress({ label, value, ...props }: ProgressProps) {
  const id = useId();
  const known = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const valueText = props.valueText ?? (known === undefined ? undefined : percent().format(known));
  const { track, bar } = styles({ unknown: known === undefined });
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span id={id}>{label}</span>
        {valueText && (
          <span aria-hidden="true" className="font-normal text-ink-muted tabular-nums">
            <bdi>{valueText}</bdi>
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={known === undefined ? undefined : Math.round(known * 100)}
        aria-valuetext={valueText}
        className={track()}
      >
        <div className={bar()} style={known === undefined ? undefined : { width: `${known * 100}%` }} />
      </div>
    </div>
  );
}
