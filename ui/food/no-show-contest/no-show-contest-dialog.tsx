import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { TextAreaField } from '../../base/field/text-area-field';
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
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const said = words.trim();

  return (
    <Dialog
      open={open}
      size="small"
      title={forShop ? t.answer(token) : t.contest(token)}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" size="large" className="grow" disabled={busy} onClick={onClose}>
            {t.close()}
          </Button>
          <Button type="submit" form={`contest-${token}`} size="large" className="grow" busy={busy}>
            {t.send()}
          </Button>
        </>
      }
    >
      <form
        id={`contest-${token}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (said) onConfirm(said);
          else event.currentTarget.querySelector('textarea')?.focus();
        }}
        className="grid gap-5"
      >
        <p className="text-ink-muted">{forShop ? t.forShop() : t.forCustomer()}</p>
        {error && <Notice tone="caution">{error}</Notice>}
        <TextAreaField
          label={forShop ? t.yourAnswer() : t.whatHappened()}
          required
          maxLength={500}
          value={words}
          onChange={setWords}
          disabled={busy}
          error={tried && !said ? t.wordsNeeded() : undefined}
        />
      </form>
    </Dialog>
  );
}
