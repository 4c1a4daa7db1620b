import { useApolloClient } from '@apollo/client/react';
import { Plus, Utensils } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  OptionGroupsPageDocument,
  useOptionGroupsPageQuery,
  useRemoveOptionGroupMutation,
  useSaveOptionGroupMutation,
  useSetOptionSoldOutMutation,
} from '../../../graphql/generated/owner/option-groups';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { notify } from '../../../ui/base/toast/toast';
import { OptionGroupEditor } from '../../../ui/owner/option-groups/option-group-editor';
import { OptionGroupList } from '../../../ui/owner/option-groups/option-group-list';
import type { OptionGroupValues } from '../../../ui/owner/option-groups/option-group-values';
import { Outcome } from '../../../ui/owner/outcome/outcome';
import { failureMessage } from '../../page/failure-message';
import { errorMessage } from '../../page/faults';
import { unlessRefused, useOutcome } from '../../page/use-outcome';
import { useUnsaved } from '../../page/use-unsaved';
import { isChanged, itemNamesOf, toGroupInput, type OwnGroup } from './options-view';
import * as t from './options.texts';

/** The group being edited; without `group` a new one. */
interface Edited {
  group?: OwnGroup;
  /** The group as the owner last knew it; null when it was deleted meanwhile. */
  known?: OwnGroup | null;
  elsewhere?: 'changed' | 'gone';
}

const NEW_BUTTON = 'new-option-group';

/** Option groups that the shop made itself: what they ask, which items offer them, what is sold out. */
export function OptionsPage() {
  const { data, error, refetch } = useOptionGroupsPageQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [edited, setEdited] = useState<Edited | null>(null);
  const [touched, setTouched] = useState(false);
  const { question, beforeLeaving } = useUnsaved(touched, () => setTouched(false));
  const groups = data?.ownOptionGroups;
  // A group deleted on another device stays while it is edited here, with what was typed.
  const gone = edited?.group && !groups?.some(({ id }) => id === edited.group?.id) ? [edited.group] : [];
  const listed = [...(groups ?? []), ...gone];
  const list = useListChanges();
  const open = (next: Edited | null) => {
    setTouched(false);
    saving.setOutcome(null);
    list.setOutcome(null);
    setEdited(next);
  };
  const [saveGroup] = useSaveOptionGroupMutation();
  const saving = useOutcome((failure) => failureMessage(failure, t.savingFailed()));

  const save = (values: OptionGroupValues) =>
    saving.send('form', async () => {
      // The form sends the whole group and must not undo what another device changed meanwhile.
      const { data: fresh } = await refetch();
      const now = fresh?.ownOptionGroups.find(({ id }) => id === edited?.group?.id) ?? null;
      const known = edited?.known === undefined ? edited?.group : edited.known;
      if (edited?.group && isChanged(known ?? null, now)) {
        setEdited({ ...edited, known: now, elsewhere: now ? 'changed' : 'gone' });
        return;
      }
      const items = itemNamesOf(fresh?.ownMenu.categories ?? []);
      const answer = (await saveGroup({ variables: { input: toGroupInput(values, now, items) } })).data
        ?.saveOptionGroup;
      const { name, itemIds } = unlessRefused(answer);
      await list.readAgain();
      open(null);
      notify(itemIds.length > 0 ? t.savedAndShown(name) : t.saved(name), 'positive');
    });

  const editorOf = ({ group, elsewhere }: Edited, all: readonly OwnGroup[]) => (
    <OptionGroupEditor
      key={JSON.stringify(group)}
      initialValues={group}
      otherGroups={all.filter(({ id }) => id !== group?.id)}
      categories={data?.ownMenu.categories ?? []}
      elsewhere={elsewhere}
      onTakeCurrent={() => open({ group: edited?.known ?? undefined })}
      busy={saving.busy}
      error={saving.outcome?.text}
      onEdit={() => setTouched(true)}
      onCancel={() => beforeLeaving(() => open(null))}
      onSubmit={save}
    />
  );
  const isNew = edited !== null && !edited.group;
  useFocusAfterNew(isNew);

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <h1 className="text-3xl md:text-4xl">{t.yourOptions()}</h1>
          <p className="text-ink-muted">{t.whatFor()}</p>
        </div>
        {groups && groups.length > 0 && !isNew && (
          <Button id={NEW_BUTTON} size="large" className="max-md:w-full" onClick={() => beforeLeaving(() => open({}))}>
            <Plus aria-hidden="true" />
            {t.newGroup()}
          </Button>
        )}
      </div>
      <Outcome outcome={list.outcome} />
      {groups ? (
        <>
          {isNew && editorOf(edited, groups)}
          {groups.length === 0 && !edited && (
            <EmptyState
              icon={<Utensils />}
              title={t.noGroups()}
              text={t.noGroupsText()}
              action={
                <Button id={NEW_BUTTON} size="large" onClick={() => open({})}>
                  <Plus aria-hidden="true" />
                  {t.newGroup()}
                </Button>
              }
            />
          )}
          {listed.length > 0 && (
            <OptionGroupList
              groups={listed}
              itemNames={itemNamesOf(data.ownMenu.categories)}
              editor={edited?.group && { id: edited.group.id, form: editorOf(edited, groups) }}
              busyIds={list.busyIds}
              onSoldOutChange={list.setSoldOut}
              onEdit={(id) => beforeLeaving(() => open({ group: groups.find((one) => one.id === id) }))}
              onRemove={(id) => list.remove(id, groups.find((one) => one.id === id)?.name ?? '')}
            />
          )}
        </>
      ) : error ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </Loading>
      )}
      {question}
    </div>
  );
}

function useListChanges() {
  const client = useApolloClient();
  const [setOptionSoldOut] = useSetOptionSoldOutMutation();
  const [removeGroup] = useRemoveOptionGroupMutation();
  const { send, ...list } = useOutcome((failure) => failureMessage(failure, t.changeFailed()));
  // A list that could not be read again is still the one before.
  const readAgain = () => client.refetchQueries({ include: [OptionGroupsPageDocument] }).catch(() => undefined);
  return {
    ...list,
    readAgain,
    setSoldOut: (optionId: string, outOfStock: boolean) =>
      send(optionId, async () => void (await setOptionSoldOut({ variables: { optionId, outOfStock } }))),
    remove: (id: string, name: string) =>
      send(id, async () => {
        await removeGroup({ variables: { id } });
        await readAgain();
        notify(t.removed(name), 'positive');
      }),
  };
}

/** Focuses « Nouveau groupe » again once the editor it opened is gone. */
function useFocusAfterNew(isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(NEW_BUTTON)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
