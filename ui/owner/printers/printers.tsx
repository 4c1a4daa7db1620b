import { Check, Cloud, Copy, Printer, Router, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { EmptyState } from '../../base/empty-state/empty-state';
import { OptionCards } from '../../base/field/option-cards';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormErrors, type FormProps } from '../../base/form/use-form';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './printers.texts';

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

interface PrinterDraft {
  name: string;
  connection: 'CLOUD' | 'NETWORK';
  address: string;
  /** Characters on a line: 32 on paper of 58 mm, 48 on 80 mm. */
  columns: 32 | 48;
}

/** A printer that fetches its tickets has no address. */
export type NewPrinter = Omit<PrinterDraft, 'address'> & Partial<Pick<PrinterDraft, 'address'>>;

export const newPrinter: PrinterDraft = { name: '', connection: 'CLOUD', address: '', columns: 48 };

const connections = () => [
  { value: 'CLOUD', label: t.cloud(), description: t.cloudText(), icon: <Cloud aria-hidden="true" /> },
  { value: 'NETWORK', label: t.network(), description: t.networkText(), icon: <Router aria-hidden="true" /> },
];

export interface PrinterFormProps extends FormProps<NewPrinter> {
  onCancel: () => void;
}

export function PrinterForm({ busy = false, error, onSubmit, onCancel }: PrinterFormProps) {
  const { values, change, form, field } = useForm({
    initialValues: newPrinter,
    check: checkPrinter,
    complete: ({ name, address, ...printer }): NewPrinter => ({
      ...printer,
      name: name.trim(),
      ...(printer.connection === 'NETWORK' && { address: address.trim() }),
    }),
    onSubmit,
    busy,
  });
  return (
    <form {...form} aria-label={t.newPrinter()} className="grid gap-4 rounded-card bg-sunken p-4 md:p-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <TextField label={t.name()} hint={t.nameHint()} required maxLength={60} {...field('name')} />
      <OptionCards
        label={t.connection()}
        options={connections()}
        value={values.connection}
        onChange={(connection) => change({ connection: connection === 'NETWORK' ? 'NETWORK' : 'CLOUD' })}
      />
      {values.connection === 'NETWORK' && (
        <TextField
          label={t.address()}
          hint={t.addressHint()}
          required
          inputMode="decimal"
          maxLength={21}
          {...field('address')}
        />
      )}
      <Segmented
        label={t.paper()}
        options={[
          { value: '32', label: '58 mm' },
          { value: '48', label: '80 mm' },
        ]}
        value={String(values.columns)}
        onChange={(columns) => change({ columns: columns === '32' ? 32 : 48 })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" size="large" onClick={onCancel}>
          {t.cancel()}
        </Button>
        <Button type="submit" size="large" busy={busy}>
          {t.connect()}
        </Button>
      </div>
    </form>
  );
}

export function checkPrinter({ name, connection, address }: PrinterDraft): FormErrors<'name' | 'address'> {
  const isAddress = /^\s*\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?\s*$/.test(address);
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(connection === 'NETWORK' && !isAddress && { address: t.addressNeeded() }),
  };
}

export interface PrinterAddressProps {
  name: string;
  address: string;
}

/** Address from which a printer fetches its tickets; shown once, to be entered in the printer's own settings page. */
export function PrinterAddress({ name, address }: PrinterAddressProps) {
  const [copied, setCopied] = useState(false);
  const { clipboard } = navigator as Partial<Navigator>;
  const copy = async () => {
    await clipboard?.writeText(address);
    setCopied(true);
  };
  return (
    <Card tone="accent" padding="small" className="grid gap-3" as="section" aria-label={t.addressFor(name)}>
      <p className="font-semibold">{t.connected(name)}</p>
      <p>{t.pasteAddress()}</p>
      <p className="rounded-control bg-surface px-3 py-2 font-ticket text-sm wrap-anywhere select-all">{address}</p>
      {clipboard ? (
        <Button tone="quiet" className="justify-self-start" onClick={() => void copy().catch(() => setCopied(false))}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span role="status">{copied ? t.copied() : t.copy()}</span>
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">{t.copyByHand()}</p>
      )}
    </Card>
  );
}
