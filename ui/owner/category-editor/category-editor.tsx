import { Layers } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { EmptyState } from '../../base/empty-state/empty-state';
import { SortableList } from '../../base/sortable-list/sortable-list';
import type { CategoryValues } from '../category-form/category-form';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import * as t from './category-editor.texts';
import { CategoryLine } from './category-line';

export interface EditedCategory extends CategoryValues {
  id: string;
  items: readonly unknown[];
  /** « jusqu’à 11:00 » */
  servedText?: string | null;
}

export interface CategoryEditorProps {
  categories: readonly EditedCategory[];
  onMove: (id: string, toIndex: number) => void;
  onRename: (id: string, values: CategoryValues) => void;
  onRemove: (id: string) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function CategoryEditor(props: CategoryEditorProps) {
  const { categories, onMove, onRename, onRemove, outcome, busy = false } = props;
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = categories.find(({ id }) => id === askedId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Outcome outcome={outcome} />
      {categories.length === 0 ? (
        <EmptyState icon={<Layers />} title={t.noCategories()} text={t.howToBegin()} />
      ) : (
        <SortableList
          label={t.order()}
          items={categories.map((category) => ({ ...category, label: category.name }))}
          disabled={busy}
          onMove={onMove}
          renderItem={(category) => (
            <CategoryLine
              category={category}
              takenNames={categories.filter(({ id }) => id !== category.id).map(({ name }) => name)}
              disabled={busy}
              onRename={(values) => onRename(category.id, values)}
              onRemove={() => setAskedId(category.id)}
            />
          )}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t.removeQuestion(asked?.name ?? '')}
        text={t.removalText(asked?.items.length ?? 0)}
        confirmLabel={t.remove()}
        tone="danger"
        onClose={() => setAskedId(null)}
        onConfirm={() => {
          if (asked) onRemove(asked.id);
          setAskedId(null);
        }}
      />
    </div>
  );
}
