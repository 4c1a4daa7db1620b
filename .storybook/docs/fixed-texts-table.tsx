import { saidBy } from 'virtual:library';
import { fixedTexts, type FixedTexts } from '../../ui/theme/fixed-texts';

const SIDES = [
  { side: 'customer', title: 'Who orders' },
  { side: 'owner', title: 'Behind the counter' },
] as const;

function Said({ text }: { text: string }) {
  const files = saidBy[text] ?? [];
  const [first] = files;
  return (
    <li className="grid gap-x-6 py-2 md:grid-cols-[3fr_2fr]">
      <span
        lang={/[éèàêôç]|\b(le|la|les|vous|un|une|de|En|Fort|Moyen|Faible|Livr)/.test(text) ? 'fr' : 'en'}
        className="wrap-anywhere"
      >
        {text}
      </span>
      <span className={`text-sm wrap-anywhere text-ink-muted ${first ? 'font-ticket' : 'font-semibold'}`}>
        {first ? `${first}${files.length > 1 ? ` + ${files.length - 1}` : ''}` : 'Not said by any screen yet'}
      </span>
    </li>
  );
}

function Screen({ screen, texts }: FixedTexts) {
  return (
    <section className="grid gap-2 border-t border-line py-6 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-[--spacing(48)_1fr]">
      <h4 className="font-display text-lg font-bold">{screen}</h4>
      <ul className="[&>li+li]:border-t [&>li+li]:border-dashed [&>li+li]:border-line">
        {texts.map((text) => (
          <Said key={text} text={text} />
        ))}
      </ul>
    </section>
  );
}

/** The texts one may not touch, by screen, each with the files found to say it. */
export function FixedTextsTable() {
  return SIDES.map(({ side, title }) => (
    <div key={side} className="my-6 grid gap-4">
      <h3 className="text-xl">{title}</h3>
      <div className="rounded-card border border-line bg-surface p-4 md:p-8">
        {fixedTexts
          .filter((entry) => entry.side === side)
          .map((entry) => (
            <Screen key={entry.screen} {...entry} />
          ))}
      </div>
    </div>
  ));
}
