import { SearchX } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { SearchField } from '../../base/field/search-field';
import * as t from './menu-search.texts';

export interface MenuSearchProps {
  value: string;
  onChange: (value: string) => void;
  resultCount: number;
}

/** Search within the menu of one shop; announces the number of matching items. */
export function MenuSearch({ value, onChange, resultCount }: MenuSearchProps) {
  const searched = value.trim();
  const none = searched !== '' && resultCount === 0;
  return (
    <search className="grid gap-2">
      <SearchField label={t.search()} labelHidden placeholder={t.search()} value={value} onChange={onChange} />
      <p role="status" className="text-ink-muted wrap-anywhere empty:sr-only">
        {searched !== '' && !none && t.found({ count: resultCount, searched })}
        {none && <span className="sr-only">{t.none(searched)}</span>}
      </p>
      {none && (
        <EmptyState
          icon={<SearchX />}
          title={t.none(searched)}
          text={t.noneHint()}
          action={
            <Button tone="quiet" onClick={() => onChange('')}>
              {t.showAll()}
            </Button>
          }
        />
      )}
    </search>
  );
}
