import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useItemOptionGroupsQuery,
  useItemToChangeQuery,
  useMenuCategoriesQuery,
} from '../../graphql/generated/owner/item-editor';
import type { OwnRecipeFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import { documentTitle } from '../page/document-title';
import { failureMessage } from '../page/failure-message';
import { faultCode, errorMessage } from '../page/faults';
import { unlessRefused, useOutcome } from '../page/use-outcome';
import type { Refusal } from '../page/refusals';
import { fieldsOf } from '../page/untyped';
import { useUnsaved } from '../page/use-unsaved';
import * as t from './items.texts';
import { uploadPicture } from './upload-picture';

interface EditorParts<Values> {
  itemId: string | undefined;
  kind: OwnRecipeFactsFragment['kind'];
  /** Another query without which the form cannot be filled in. */
  needed?: { data?: object; error?: Error; refetch: () => Promise<unknown> };
  toValues?: (item: OwnRecipeFactsFragment) => Partial<Values>;
  send: (values: Values) => Promise<{ __typename: 'OwnItem'; name: string } | Refusal | undefined>;
  /** Title of the page for a new item, and for a changed item until its name is loaded. */
  titles: { fresh: string; change?: string };
  addingFailed: string;
  pageErrorMessage?: (error: Error) => string;
}

/** Not from the cache, because the form sends everything it shows and must not overwrite newer values. */
export const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/**
 * State of the page that adds an item, under the category chosen before, or changes one. Prevents concurrent saves and
 * asks before unsaved changes are left.
 */
export function useItemEditor<Values extends { categoryId: string; name: string }>(parts: EditorParts<Values>) {
  const { itemId, needed, send, pageErrorMessage = errorMessage } = parts;
  const editing = itemId !== undefined;
  const menu = useMenuCategoriesQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const kept = useItemToChangeQuery({ variables: { itemId: itemId ?? '' }, skip: !editing, ...FRESH });
  // Without them the form is complete too, and the item offers the groups it offered before.
  const optionGroups = useItemOptionGroupsQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const categoryId = chosenCategory(useLocation().state);
  const [savedName, setSavedName] = useState<string>();
  const [touched, setTouched] = useState(false);
  const { question } = useUnsaved(touched, () => setTouched(false));

  // The route, and so its title, is shared with new items.
  useEffect(() => {
    if (editing) document.title = documentTitle(t.changeTitle());
  }, [editing]);

  const {
    send: sendOnce,
    outcome,
    busy,
  } = useOutcome((error) => failureMessage(error, editing ? t.changingFailed() : parts.addingFailed));
  const onSubmit = (values: Values) =>
    sendOnce('form', async () => {
      const { name } = unlessRefused(await send(values));
      setTouched(false);
      setSavedName(name);
    });

  const item = kept.data?.ownItem;
  const gone = faultCode(kept.error) === 'NOT_FOUND' || (item && item.kind !== parts.kind);
  const begun = item && !gone ? parts.toValues?.(item) : undefined;
  const fresh = categoryId === null ? undefined : ({ categoryId } as Partial<Values>);
  const queries = needed ? [menu, needed] : [menu];
  const itemFailure = editing && !item ? kept.error : undefined;
  const pageFailure = queries.find(({ data, error }) => error && !data)?.error;
  const loading = (editing && !item) || queries.some(({ data }) => !data);
  const { fresh: newTitle, change: changeTitle = '' } = parts.titles;
  const name = begun?.name;

  return {
    frame: {
      question,
      title: !editing ? newTitle : name === undefined ? changeTitle : t.changeNamed(name),
      editing,
      missing: editing ? gone : categoryId === null,
      loading,
      failedText: itemFailure ? errorMessage(itemFailure) : pageFailure && pageErrorMessage(pageFailure),
      onRetry: () => {
        for (const query of editing ? [...queries, kept] : queries) void query.refetch().catch(() => undefined);
      },
      savedName,
      onAdd: () => setSavedName(undefined),
    },
    form: {
      categories: menu.data?.ownMenu.categories ?? [],
      optionGroups: optionGroups.data?.ownOptionGroups,
      initialValues: editing ? begun : fresh,
      submitLabel: editing ? t.update() : undefined,
      onUpload: uploadPicture,
      onEdit: () => setTouched(true),
      onSubmit,
      busy,
      error: outcome?.text,
    },
  };
}

/** Id of the category chosen on the page before, for a new item (specification 7.6); null without one. */
export function chosenCategory(state: unknown): string | null {
  const { categoryId, restaurantId } = fieldsOf(state);
  return typeof categoryId === 'string' && typeof restaurantId === 'string' ? categoryId : null;
}
