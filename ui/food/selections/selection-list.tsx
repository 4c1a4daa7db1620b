import { quotedIn } from '../../../texts/quoted.texts';
import { tv } from 'tailwind-variants/lite';
import { allRows, chosenRows, type LineSelections } from './selections';
import * as t from './selections.texts';

const styles = tv({
  slots: { root: 'grid gap-x-3 gap-y-0.5 wrap-anywhere', label: 'text-ink-muted', values: '' },
  variants: {
    size: {
      small: { root: 'text-sm', label: "after:content-['_:_']", values: 'font-medium' },
      large: { root: 'text-lg leading-snug', label: "text-base after:content-['_:_']", values: 'font-semibold' },
    },
  },
});

export interface SelectionListProps {
  selections?: LineSelections;
  complete?: boolean;
  size?: 'small' | 'large';
}

export function SelectionList({ selections, complete = false, size = 'small' }: SelectionListProps) {
  const rows = complete ? allRows(selections) : chosenRows(selections);
  if (rows.length === 0) return null;
  const { root, label, values } = styles({ size });
  return (
    <dl className={root()}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt className={`inline ${label()}`}>{row.label}</dt>
          {row.values.length > 0 ? (
            <dd lang={row.ours ? undefined : 'fr'} className={`inline ${values()}`}>
              {row.values.join(', ')}
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
