import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnItemFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { CategoryOption } from '../../ui/owner/item-basics/item-frame';
import { documentTitle } from '../page/document-title';
import { failureMessage } from '../page/failure-message';
import { faultCode, errorMessage } from '../page/faults';
import { refusalMessage, type Refusal } from '../page/refusals';
import { useOnce } from '../page/use-once';
import { useUnsaved } from '../page/use-unsaved';
import * as t from './items.texts';
import { uploadPicture } from './upload-picture';

interface Asked<Data> {
  data?: Data;
  error?: Error;
  refetch: () => Promise<unknown>;
}

interface EditorParts<Item, Values> {
  itemId: string | undefined;
  kind: OwnItemFactsFragment['kind'];
  page: Asked<{ ownMenu: { categories: readonly CategoryOption[] } }>;
  kept?: Asked<{ ownItem: Item }>;
  toValues?: (item: Item) => Partial<Values>;
  send: (values: Values) => Promise<{ __typename: 'OwnItem'; name: string } | Refusal | undefined>;
  /** Title of the page for a new item, and for a changed item until its name is loaded. */
  titles: { fresh: string; change?: string };
  addingFailed: string;
  pageErrorMessage?: (error: Error) => string;
}

/**
 * State of the page that adds an item, under the category chosen before, or changes one. Prevents concurrent saves and
 * asks before unsaved changes are left.
 */
export function useItemEditor<Item extends { kind: string }, Values extends { categoryId: string; name: string }>(
  parts: EditorParts<Item, Values>,
) {
  const { itemId, page, kept, send, pageErrorMessage = errorMessage } = parts;
  const editing = itemId !== undefined;
  const categoryId = chosenCategory(useLocation().state);
  const { once, busyIds } = useOnce();
  const [refusal, setRefusal] = useState<string>();
  const [savedName, setSavedName] = useState<string>();
  const [touched, setTouched] = useState(false);
  const { question } = useUnsaved(touched, () => setTouched(false));

  // The route, and so its title, is shared with new items.
  useEffect(() => {
    if (editing) document.title = documentTitle(t.changeTitle());
  }, [editing]);

  const submit = (values: Values) =>
    once('form', async () => {
      const failed = editing ? t.changingFailed() : parts.addingFailed;
      setRefusal(undefined);
      try {
        const answer = await send(values);
        if (answer?.__typename === 'OwnItem') {
          setTouched(false);
          setSavedName(answer.name);
        } else setRefusal(answer ? refusalMessage(answer) : failed);
      } catch (error) {
        setRefusal(failureMessage(error, failed));
      }
    });

  const item = kept?.data?.ownItem;
  const gone = faultCode(kept?.error) === 'NOT_FOUND' || (item && item.kind !== parts.kind);
  const begun: Partial<Values> | undefined = item && !gone ? parts.toValues?.(item) : undefined;
  const fresh = categoryId === null ? undefined : ({ categoryId } as Partial<Values>);
  const itemFailure = editing && !item ? kept?.error : undefined;
  const pageFailure = page.data ? undefined : page.error;
  const categories = editing && !item ? undefined : page.data?.ownMenu.categories;
  const { fresh: newTitle, change: changeTitle = '' } = parts.titles;
  const name = begun?.name;

  return {
    question,
    frame: {
      title: !editing ? newTitle : name === undefined ? changeTitle : t.changeNamed(name),
      editing,
      missing: editing ? gone : categoryId === null,
      loading: categories === undefined,
      failedText: itemFailure ? errorMessage(itemFailure) : pageFailure && pageErrorMessage(pageFailure),
      onRetry: () => {
        for (const asked of [page, ...(editing && kept ? [kept] : [])]) void asked.refetch().catch(() => undefined);
      },
      savedName,
      onAdd: () => setSavedName(undefined),
    },
    form: {
      categories: categories ?? [],
      initialValues: editing ? begun : fresh,
      submitLabel: editing ? t.update() : undefined,
      onUpload: uploadPicture,
      onEdit: () => setTouched(true),
      onSubmit: (values: Values) => void submit(values),
      busy: busyIds.length > 0,
      error: refusal,
    },
  };
}

/** Id of the category chosen on the page before, for a new item (specification 7.6); null without one. */
export function chosenCategory(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { categoryId, restaurantId } = state as Record<string, unknown>;
  return typeof categoryId === 'string' && typeof restaurantId === 'string' ? categoryId : null;
}
