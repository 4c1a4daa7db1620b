import { SearchX } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { SearchField } from '../../base/field/search-field';

export interface MenuSearchProps {
  value: string;
  onChange: (value: string) => void;
  resultCount: number;
}

/** Looks for words in the menu of one shop; says how many items have them, or that none has. */
export function MenuSearch({ value, onChange, resultCount }: MenuSearchProps) {
  const searched = value.trim();
  const none = searched !== '' && resultCount === 0;
  return (
    <search className="grid gap-2">
      <SearchField
        label="Chercher dans la carte"
        labelHidden
        placeholder="Chercher dans la carte"
        value={value}
        onChange={onChange}
      />
      <p role="status" className="text-ink-muted wrap-anywhere empty:sr-only">
        {searched !== '' && !none && `${resultCount} ${resultCount > 1 ? 'articles' : 'article'} pour « ${searched} »`}
        {none && <span className="sr-only">Aucun article pour « {searched} »</span>}
      </p>
      {none && (
        <EmptyState
          icon={<SearchX />}
          title={`Aucun article pour « ${searched} »`}
          text="Essayez un mot plus court, ou parcourez toute la carte."
          action={
            <Button tone="quiet" onClick={() => onChange('')}>
              Voir toute la carte
            </Button>
          }
        />
      )}
    </search>
  );
}
