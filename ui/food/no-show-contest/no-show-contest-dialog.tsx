import { FormDialog } from '../../base/dialog/form-dialog';
import { TextAreaField } from '../../base/field/text-area-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import * as t from './no-show-contest.texts';

export interface NoShowContestDialogProps {
  open: boolean;
  token: string;
  /** Set on the shop's page, where the shop answers the customer. */
  forShop?: boolean;
  error?: string;
  busy?: boolean;
  onConfirm: (words: string) => void;
  onClose: () => void;
}

/** Dialog in which a customer contests a no-show, or the shop answers. */
export function NoShowContestDialog(props: NoShowContestDialogProps) {
  const { open, token, forShop = false, error, busy = false, onConfirm, onClose } = props;
  const { field, form } = useForm({
    initialValues: { words: '' },
    check: ({ words }) => ({ words: words.trim() ? undefined : t.wordsNeeded() }),
    complete: ({ words }) => words.trim(),
    onSubmit: onConfirm,
    busy,
  });
  return (
    <FormDialog
      {...{ open, busy, form, onClose }}
      size="small"
      title={forShop ? t.answer(token) : t.contest(token)}
      cancelLabel={t.close()}
      confirmLabel={t.send()}
    >
      <p className="text-ink-muted">{forShop ? t.forShop() : t.forCustomer()}</p>
      {error && <Notice tone="caution">{error}</Notice>}
      <TextAreaField
        {...field('words')}
        label={forShop ? t.yourAnswer() : t.whatHappened()}
        required
        maxLength={500}
        disabled={busy}
      />
    </FormDialog>
  );
}
