import { Plus, Utensils } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type MealDealsPageQuery,
  useMealDealsPageQuery,
  useRemoveMealDealMutation,
  useSaveMealDealMutation,
} from '../../../graphql/generated/owner/meal-deals';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { notify } from '../../../ui/base/toast/toast';
import { MealDealCards } from '../../../ui/owner/meal-deals/meal-deal-cards';
import { MealDealEditor } from '../../../ui/owner/meal-deals/meal-deal-editor';
import { MOST_MEAL_DEALS, type MealDealValues } from '../../../ui/owner/meal-deals/meal-deal-values';
import { Outcome } from '../../../ui/owner/outcome/outcome';
import { failureMessage } from '../../page/failure-message';
import { errorMessage, faultCode } from '../../page/faults';
import { unlessRefused, useOutcome } from '../../page/use-outcome';
import { useUnsaved } from '../../page/use-unsaved';
import * as t from './meal-deals.texts';

type OwnMealDeal = MealDealsPageQuery['ownMealDeals'][number];

/** The meal deal being edited; without `deal` a new one. */
interface Edited {
  deal?: OwnMealDeal;
  /** Another device changed or removed it meanwhile. */
  outdated?: boolean;
}

const NEW_BUTTON = 'new-meal-deal';

/** The shop's meal deals: what belongs to each, its price, and when it applies. */
export function MealDealsPage() {
  const { data, error, refetch } = useMealDealsPageQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [edited, setEdited] = useState<Edited | null>(null);
  const [touched, setTouched] = useState(false);
  const { question, beforeLeaving } = useUnsaved(touched, () => setTouched(false));
  const [saveDeal] = useSaveMealDealMutation();
  const [removeDeal] = useRemoveMealDealMutation();
  const saving = useOutcome((failure) => failureMessage(failure, t.savingFailed()));
  const list = useOutcome((failure) => failureMessage(failure, t.changeFailed()));
  const deals = data?.ownMealDeals;
  const categories = data?.ownMenu.categories ?? [];
  const dealOf = (id: string | undefined) => deals?.find((one) => one.id === id);
  // A deal removed on another device stays while it is edited here, with what was typed.
  const gone = edited?.deal && !dealOf(edited.deal.id) ? [edited.deal] : [];
  const listed = [...(deals ?? []), ...gone];
  const isNew = edited !== null && !edited.deal;
  useFocusAfterNew(isNew);

  const open = (next: Edited | null) => {
    setTouched(false);
    saving.setOutcome(null);
    list.setOutcome(null);
    setEdited(next);
  };
  // A list that could not be read again is still the one before.
  const readAgain = () => refetch().catch(() => undefined);

  const save = (values: MealDealValues) =>
    saving.send('form', async () => {
      const { id = null, revision = null } = edited?.deal ?? {};
      try {
        const { data: answer } = await saveDeal({ variables: { input: { ...values, id, revision } } });
        unlessRefused(answer?.saveMealDeal);
      } catch (failure) {
        const outdated = ['CONFLICT', 'NOT_FOUND'].includes(faultCode(failure) ?? '');
        setEdited((now) => now && { ...now, outdated });
        throw failure;
      }
      await readAgain();
      open(null);
      notify(t.saved(values.name), 'positive');
    });
  const takeCurrent = () =>
    saving.send('form', async () => {
      const now = (await refetch()).data?.ownMealDeals.find(({ id }) => id === edited?.deal?.id);
      open(now ? { deal: now } : null);
    });
  const remove = (id: string) =>
    list.send(id, async () => {
      const name = dealOf(id)?.name ?? '';
      await removeDeal({ variables: { id } });
      await readAgain();
      notify(t.removed(name), 'positive');
    });

  const editorOf = ({ deal, outdated }: Edited) => (
    <MealDealEditor
      key={deal && `${deal.id} ${deal.revision}`}
      initialValues={deal}
      takenNames={listed.filter(({ id }) => id !== deal?.id).map(({ name }) => name)}
      categories={categories}
      busy={saving.busy}
      error={saving.outcome?.text}
      onTakeCurrent={outdated ? takeCurrent : undefined}
      onEdit={() => setTouched(true)}
      onCancel={() => beforeLeaving(() => open(null))}
      onSubmit={save}
    />
  );
  const newButton = (
    <Button id={NEW_BUTTON} size="large" className="max-md:w-full" onClick={() => beforeLeaving(() => open({}))}>
      <Plus aria-hidden="true" />
      {t.newDeal()}
    </Button>
  );

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <h1 className="text-3xl md:text-4xl">{t.yourMealDeals()}</h1>
          <p className="text-ink-muted">{t.whatFor()}</p>
          {listed.length >= MOST_MEAL_DEALS && <p className="text-ink-muted">{t.mostDeals(MOST_MEAL_DEALS)}</p>}
        </div>
        {listed.length > 0 && listed.length < MOST_MEAL_DEALS && !isNew && newButton}
      </div>
      <Outcome outcome={list.outcome} />
      {deals ? (
        <>
          {isNew && editorOf(edited)}
          {listed.length === 0 && !edited && (
            <EmptyState icon={<Utensils />} title={t.noDeals()} text={t.noDealsText()} action={newButton} />
          )}
          {listed.length > 0 && (
            <MealDealCards
              mealDeals={listed}
              categories={categories}
              editor={edited?.deal && { id: edited.deal.id, form: editorOf(edited) }}
              busyIds={list.busyIds}
              onEdit={(id) => beforeLeaving(() => open({ deal: dealOf(id) }))}
              onRemove={remove}
            />
          )}
        </>
      ) : error ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void readAgain()} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {question}
    </div>
  );
}

/** Focuses « Nouvelle formule » again once the editor it opened is gone. */
function useFocusAfterNew(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(NEW_BUTTON)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
