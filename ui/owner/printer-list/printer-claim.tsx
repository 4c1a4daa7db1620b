import { useState } from 'react';
import { Button } from '../../base/button/button';
import { TextField } from '../../base/field/text-field';
import * as t from './printer-list.texts';

export interface PrinterClaimProps {
  name: string;
  busy: boolean;
  onConfirm: (code: string) => void;
}

/** The code that has just come out of a printer, typed by whoever stands before it. */
export function PrinterClaim({ name, busy, onConfirm }: PrinterClaimProps) {
  const [code, setCode] = useState('');
  return (
    <form
      aria-label={t.codeOf(name)}
      className="flex basis-full flex-wrap items-end gap-3 rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(code);
      }}
    >
      <div className="grow basis-56">
        <TextField
          label={t.printedCode()}
          hint={t.printedCodeHint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          required
          value={code}
          onChange={setCode}
        />
      </div>
      <Button type="submit" size="large" busy={busy}>
        {t.confirm()}
      </Button>
    </form>
  );
}
