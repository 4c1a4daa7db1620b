import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { IngredientDialog, type IngredientDialogProps } from '../../../ui/owner/ingredient-form/ingredient-dialog';
import { ingredientTypes, typeTitles, type IngredientType } from '../../../ui/owner/ingredient-form/ingredient-types';
import type { IngredientEntry } from '../../../ui/owner/ingredient-form/ingredient-values';
import { Outcome, type OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { IngredientPanel, kindsOf, type IngredientLists, type IngredientPanelProps } from './ingredient-panel';
import * as t from './ingredients.texts';
import { TypedForm } from '../../page/typed-form';

type Edited = Pick<IngredientDialogProps, 'initialValues' | 'priceOptional' | 'busy' | 'error'> & { id: string };

export interface IngredientsScreenProps extends Omit<IngredientPanelProps, 'type'> {
  selectedId: IngredientType;
  onSelect: (type: IngredientType) => void;
  failedText?: string;
  onRetry: () => void;
  /** How often something was kept: each time the form begins anew. */
  round: number;
  outcome?: OutcomeMessage | null;
  edited: Edited | null;
  onUpdate: (id: string, values: IngredientEntry) => void;
  onClose: () => void;
}

export function IngredientsScreen(props: IngredientsScreenProps) {
  const { selectedId, onSelect, failedText, onRetry, round, outcome, edited, onUpdate, onClose, ...panel } = props;
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl md:text-4xl">{t.yourIngredients()}</h1>
      <Outcome outcome={outcome} />
      {failedText ? (
        <ErrorState text={failedText} onRetry={onRetry} />
      ) : (
        <Tabs
          label={t.ingredientTypes()}
          selectedId={selectedId}
          onSelect={(id) => {
            const type = ingredientTypes.find((one) => one === id);
            if (type) onSelect(type);
          }}
          items={ingredientTypes.map((type) => ({
            id: type,
            label: typeTitles[type](),
            count: countOf(type, panel.lists),
            panel: (
              <TypedForm saved={round}>
                <IngredientPanel key={round} {...panel} type={type} />
              </TypedForm>
            ),
          }))}
        />
      )}
      {edited && (
        <TypedForm>
          <IngredientDialog
            key={edited.id}
            open
            {...edited}
            onUpload={panel.onUpload}
            onSubmit={(values) => onUpdate(edited.id, values)}
            onClose={onClose}
          />
        </TypedForm>
      )}
    </div>
  );
}

function countOf(type: IngredientType, lists: IngredientLists | null): number | undefined {
  const kinds = kindsOf(type);
  if (lists === null || kinds.length === 0) return undefined;
  return kinds.reduce((sum, kind) => sum + lists[kind].length, 0);
}
