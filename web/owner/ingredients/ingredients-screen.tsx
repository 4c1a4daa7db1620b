import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { IngredientDialog } from '../../../ui/owner/ingredient-form/ingredient-dialog';
import { ingredientTypes, typeTitles, type IngredientType } from '../../../ui/owner/ingredient-form/ingredient-types';
import type { IngredientEntry, IngredientValues, SotValues } from '../../../ui/owner/ingredient-form/ingredient-values';
import type { UploadImage } from '../../../ui/owner/image-upload/image-upload-field';
import { Outcome, type OutcomeMessage } from '../../../ui/owner/outcome/outcome';
import { IngredientPanel, kindsOf, type IngredientLists } from './ingredient-panel';
import * as t from './ingredients.texts';

export interface EditedIngredient {
  id: string;
  values: IngredientEntry;
  priceOptional: boolean;
  busy: boolean;
  error?: string;
}

export interface IngredientsScreenProps {
  selectedId: IngredientType;
  onSelect: (type: IngredientType) => void;
  lists: IngredientLists | null;
  sot?: SotValues;
  failedText?: string;
  onRetry: () => void;
  busyIds?: readonly string[];
  onSoldOutChange: (id: string, soldOut: boolean) => void;
  onRemove: (id: string) => void;
  onUpload: UploadImage;
  onSubmit: (values: IngredientValues) => void;
  busy: boolean;
  error?: string;
  /** How often something was kept: each time the form begins anew. */
  round: number;
  outcome?: OutcomeMessage | null;
  edited: EditedIngredient | null;
  onEdit: (id: string) => void;
  onUpdate: (id: string, values: IngredientEntry) => void;
  onClose: () => void;
}

export function IngredientsScreen(props: IngredientsScreenProps) {
  const { selectedId, onSelect, failedText, onRetry, outcome, edited, onUpload, onUpdate, onClose } = props;
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
            count: countOf(type, props.lists),
            panel: <Panel {...props} type={type} />,
          }))}
        />
      )}
      {edited && (
        <IngredientDialog
          key={edited.id}
          open
          initialValues={edited.values}
          priceOptional={edited.priceOptional}
          busy={edited.busy}
          error={edited.error}
          onUpload={onUpload}
          onSubmit={(values) => onUpdate(edited.id, values)}
          onClose={onClose}
        />
      )}
    </div>
  );
}

function Panel(props: IngredientsScreenProps & { type: IngredientType }) {
  const { type, lists, sot, busyIds, onSoldOutChange, onEdit, onRemove, onUpload, onSubmit, busy, error } = props;
  return (
    <IngredientPanel
      key={props.round}
      {...{ type, lists, sot, busyIds, onSoldOutChange, onEdit, onRemove, onUpload, onSubmit, busy, error }}
    />
  );
}

function countOf(type: IngredientType, lists: IngredientLists | null): number | undefined {
  const kinds = kindsOf(type);
  if (lists === null || kinds.length === 0) return undefined;
  return kinds.reduce((sum, kind) => sum + lists[kind].length, 0);
}
