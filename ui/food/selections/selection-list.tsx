import { language } from '../../../graphql/texts/language.texts';
import { quotedIn } from '../../../graphql/texts/quoted.texts';
import { Fragment } from 'react';
import { tv } from 'tailwind-variants/lite';
import { allRows, chosenRows, type LineSelections } from './selections';
import * as t from './selections.texts';

// Colon with the spacing of the label's language.
const COLON = "after:content-['_:_'] [&:lang(en)]:after:content-[':_']";

const styles = tv({
  slots: { root: 'wrap-anywhere', row: '', label: 'text-ink-muted', values: '' },
  variants: {
    size: {
      small: { root: 'grid gap-x-3 gap-y-0.5 text-sm', label: COLON, values: 'font-medium' },
      large: {
        root: 'text-lg leading-snug',
        row: "inline not-first:before:content-['_·_']",
        label: COLON,
        values: 'font-medium',
      },
    },
  },
});

export interface SelectionListProps {
  selections?: LineSelections;
  complete?: boolean;
  /** `large` shows the selections in one run of text and hides labels that are not needed. @default 'small' */
  size?: 'small' | 'large';
}

export function SelectionList({ selections, complete = false, size = 'small' }: SelectionListProps) {
  const rows = complete ? allRows(selections) : chosenRows(selections);
  if (rows.length === 0) return null;
  const { root, row: rowLook, label, values } = styles({ size });
  const lang = selections?.lang ?? 'fr';
  return (
    <dl className={root()}>
      {rows.map((row, line) => (
        <div key={line} className={rowLook()}>
          <dt lang={row.own && lang} className={row.plain && size === 'large' ? 'sr-only' : `inline ${label()}`}>
            {row.label}
          </dt>
          {row.values.length > 0 ? (
            <dd lang={row.ours ? undefined : lang} className={`inline ${values()}`}>
              {row.values.map(({ text, extra }, place) => (
                <Fragment key={text}>
                  {place > 0 && ', '}
                  {text}
                  <span lang={language()}>{extra}</span>
                </Fragment>
              ))}
            </dd>
          ) : (
            <dd lang={quotedIn()} className={`inline ${values()}`}>
              {t.none()}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
