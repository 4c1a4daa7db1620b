import { Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import * as t from './printer-list.texts';

const STATES = {
  UNCLAIMED: { tone: 'caution', text: t.codeExpected },
  WAITING: { tone: 'neutral', text: t.waiting },
  READY: { tone: 'positive', text: t.ready },
  SILENT: { tone: 'danger', text: t.silent },
  NO_PAPER: { tone: 'caution', text: t.outOfPaper },
  COVER_OPEN: { tone: 'danger', text: t.coverOpen },
  FAULT: { tone: 'danger', text: t.fault },
} as const;

export interface ShopPrinter {
  id: string;
  name: string;
  connectionText: string;
  paper: '58 mm' | '80 mm';
  state: keyof typeof STATES;
  seenText: string;
}

export interface PrinterListProps {
  printers: readonly ShopPrinter[];
  busyIds?: readonly string[];
  onTest: (id: string) => void;
  /** Called with the code the printer has printed, which proves that the owner stands beside it. */
  onConfirm: (id: string, code: string) => void;
  onRemove: (id: string) => void;
}

export function PrinterList({ printers, busyIds = [], onTest, onConfirm, onRemove }: PrinterListProps) {
  if (printers.length === 0) {
    return <EmptyState icon={<Printer />} title={t.noPrinter()} text={t.noPrinterText()} />;
  }
  return (
    <ul className="divide-y divide-line">
      {printers.map(({ id, name, connectionText, paper, state, seenText }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
          <div className="grid min-w-0 grow basis-64 gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</span>
              <Badge tone={STATES[state].tone}>{STATES[state].text()}</Badge>
            </p>
            <p className="wrap-anywhere text-ink-muted">{t.facts({ connectionText, paper, seenText })}</p>
          </div>
          <div className="flex items-center gap-2">
            <Button
              tone="quiet"
              size="large"
              busy={busyIds.includes(id)}
              aria-label={state === 'UNCLAIMED' ? t.printCodeOn(name) : t.printTestOn(name)}
              onClick={() => onTest(id)}
            >
              {state === 'UNCLAIMED' ? t.printCode() : t.printTest()}
            </Button>
            <IconButton label={t.remove(name)} onClick={() => onRemove(id)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          {state === 'UNCLAIMED' && (
            <PrinterClaim name={name} busy={busyIds.includes(id)} onConfirm={(code) => onConfirm(id, code)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PrinterClaimProps {
  name: string;
  busy: boolean;
  onConfirm: (code: string) => void;
}

/** Field for the code the new printer has printed. */
function PrinterClaim({ name, busy, onConfirm }: PrinterClaimProps) {
  const [code, setCode] = useState('');
  return (
    <form
      aria-label={t.codeOf(name)}
      className="flex basis-full flex-wrap items-center gap-3 rounded-card bg-sunken p-4"
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
