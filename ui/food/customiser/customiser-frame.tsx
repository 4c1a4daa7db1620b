import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { TextAreaField } from '../../base/field/text-area-field';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import { Notice } from '../../base/notice/notice';
import { formatEuros } from '../../base/price/format-euros';
import { Price } from '../../base/price/price';
import { AllergenList } from '../allergen-list/allergen-list';
import type { Declared } from '../../../graphql/rules/allergens';
import { Picture } from '../picture/picture';
import * as t from './customiser.texts';

export interface SlipLine {
  label: string;
  cents?: number;
  /** Language of a name given by the shop; undefined for a text in the interface language. */
  lang?: string;
}

interface CustomiserFrameProps extends Declared {
  name: string;
  /** Language of the name; null means French. */
  nameLang?: string | null;
  description?: string;
  descriptionLang?: string | null;
  imageUrl: string | null;
  slip: readonly SlipLine[];
  totalCents: number;
  /** What must still be chosen, said on the button; undefined when nothing is missing. */
  needed?: string;
  note: string;
  onNoteChange: (note: string) => void;
  /** Set when the form changes an item of the cart instead of adding one. */
  editing?: boolean;
  busy?: boolean;
  error?: string;
  /** Number of rejected submissions; each increase focuses the first incomplete group. */
  refusals?: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** Props of the item that the customiser passes on to its frame. */
export type Composed = Pick<
  CustomiserFrameProps,
  'name' | 'nameLang' | 'description' | 'descriptionLang' | 'imageUrl' | 'editing' | 'busy' | 'error'
>;

const NOTE_MAX_LENGTH = 500;

function Slip({ title, lines }: { title: string; lines: readonly SlipLine[] }) {
  return (
    <section
      aria-label={title}
      className="grid gap-3 bg-raised p-5 pb-7 font-ticket text-sm shadow-card [mask:conic-gradient(from_-45deg_at_bottom,transparent,black_1deg_89deg,transparent_90deg)_50%/--spacing(3)_100%]"
    >
      <h2 className="border-b border-dashed border-line-strong pb-3 text-lg">{title}</h2>
      <ul className="grid gap-1.5">
        {lines.map(({ label, cents, lang }, line) => (
          <li key={`${line}-${label}`} className="flex animate-appear flex-wrap items-baseline justify-between gap-x-4">
            <span lang={lang} className="wrap-anywhere">
              {label}
            </span>
            {cents !== undefined && (
              <span translate="no" className="whitespace-nowrap">
                {formatEuros(cents)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Form for composing an item: choices, a slip with the selection, and the bar that adds it to the cart. */
export function CustomiserFrame(props: CustomiserFrameProps) {
  const { name, nameLang, description, descriptionLang, imageUrl, slip, totalCents, needed, note, onNoteChange } =
    props;
  const { editing = false, busy = false, error, refusals = 0, onSubmit, children } = props;
  const form = useFirstWrong(refusals);
  return (
    <form
      ref={form}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
      className="flex flex-col gap-6"
    >
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <header className="grid content-start gap-3">
          <div className="aspect-16/10 overflow-hidden rounded-card md:aspect-5/2 lg:aspect-2/1">
            <Picture imageUrl={imageUrl} eager sizes="(min-width: 64rem) 31rem, 100vw" />
          </div>
          <h1 lang={nameLang ?? 'fr'} className="pt-2 text-3xl wrap-anywhere md:text-4xl">
            {name}
          </h1>
          {description && (
            <p lang={descriptionLang ?? 'fr'} className="text-lg text-ink-muted">
              {description}
            </p>
          )}
        </header>
        <fieldset
          disabled={busy}
          // The scroll margin keeps a focused field clear of the bar at the bottom.
          className="grid min-w-0 content-start gap-9 [&_:is(input,textarea)]:scroll-mb-40 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {children}
          <TextAreaField
            label={t.note()}
            hint={t.noteHint({ length: note.length, maxLength: NOTE_MAX_LENGTH })}
            value={note}
            maxLength={NOTE_MAX_LENGTH}
            // On focus a text area scrolls only to its caret, so the whole field is scrolled into view above the bar.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
            onChange={onNoteChange}
          />
        </fieldset>
        {/* Both grow with each choice: above the choices they would push them away from the finger. */}
        <div className="grid gap-6 lg:sticky lg:top-24 lg:self-start">
          <Slip title={t.slip()} lines={slip} />
          <AllergenList {...props} />
        </div>
      </div>
      <div className="sticky bottom-[calc(var(--spacing-docked)+max(--spacing(2),env(safe-area-inset-bottom)))] z-10 grid gap-3 rounded-card border border-line bg-raised p-3 ps-5 shadow-raised md:bottom-[calc(var(--spacing-docked)+--spacing(4))] lg:w-[calc((100%-(--spacing(12)))*7/12)] lg:self-end">
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p aria-live="polite" className="grid">
            <span className="text-sm text-ink-muted">{t.total()}</span>
            <Price key={totalCents} cents={totalCents} size="large" className="animate-appear leading-none" />
          </p>
          {/* The basis lets a long name of a group break within the button instead of moving it below the total. */}
          <Button type="submit" size="large" busy={busy} className="grow basis-48 md:max-w-md">
            {needed ?? (editing ? t.save() : t.addToCart())}
          </Button>
        </div>
      </div>
    </form>
  );
}
