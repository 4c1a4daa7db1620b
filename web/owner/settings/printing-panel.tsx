import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  OwnPrintersDocument,
  useAddPrinterMutation,
  useClaimPrinterMutation,
  useOwnPrintersQuery,
  useRemovePrinterMutation,
  useSaveAutoPrintMutation,
  useTestPrinterMutation,
  type PrinterFactsFragment,
} from '../../../graphql/generated/owner/printers';
import { useSaveReceiptTextMutation } from '../../../graphql/generated/owner/settings';
import { Button } from '../../../ui/base/button/button';
import { Switch } from '../../../ui/base/field/switch';
import { TextAreaField } from '../../../ui/base/field/text-area-field';
import { notify } from '../../../ui/base/toast/toast';
import { FormFrame, FormSection } from '../../../ui/owner/form-frame/form-frame';
import {
  PrinterAddress,
  PrinterForm,
  PrinterList,
  type NewPrinter,
  type PrinterAddressProps,
  type PrinterFormProps,
  type PrinterListProps,
  type ShopPrinter,
} from '../../../ui/owner/printers/printers';
import { formatAge } from '../../page/moments';
import { sayingFailure } from '../../page/notify-failure';
import { useOnce } from '../../page/use-once';
import { useOutcome } from '../../page/use-outcome';
import * as t from './printing-panel.texts';
import { useSaving, type PartProps } from './use-saving';

interface PrintersProps extends PrinterListProps {
  autoPrint: boolean;
  onAutoPrintChange: (autoPrint: boolean) => void;
  adding?: PrinterFormProps;
  onAdd: () => void;
  joined?: PrinterAddressProps;
}

export function PrintingPanel({ printers, shop, onType, onSaved }: PartProps & { printers?: PrintersProps }) {
  const [saveReceipt] = useSaveReceiptTextMutation();
  const { save, busy, error } = useSaving(onSaved);
  const [text, setText] = useState(shop.receiptText);
  return (
    <div className="grid grid-cols-1 gap-6" onInput={onType}>
      {printers && <Printers {...printers} />}
      <FormFrame
        label={t.receipt()}
        submitLabel={t.saveLastWords()}
        error={error}
        busy={busy}
        onSubmit={() => save(() => saveReceipt({ variables: { text } }), t.receiptSaved())}
      >
        <FormSection title={t.receipt()}>
          <TextAreaField
            label={t.lastWords()}
            hint={t.lastWordsHint()}
            maxLength={120}
            value={text}
            onChange={setText}
          />
        </FormSection>
      </FormFrame>
    </div>
  );
}

function Printers(props: PrintersProps) {
  const { autoPrint, onAutoPrintChange, adding, onAdd, joined, ...list } = props;
  return (
    <FormSection title={t.printers()} text={t.printersText()}>
      <PrinterList {...list} />
      {joined && <PrinterAddress key={joined.address} {...joined} />}
      {adding ? (
        <PrinterForm {...adding} />
      ) : (
        <Button tone="quiet" className="justify-self-start" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t.addPrinter()}
        </Button>
      )}
      {list.printers.length > 0 && (
        <Switch label={t.autoPrint()} hint={t.autoPrintHint()} checked={autoPrint} onChange={onAutoPrintChange} />
      )}
    </FormSection>
  );
}

// A short interval, so that an owner at a printer sees within seconds that it was switched on.
const POLL = { pollInterval: 5_000, skipPollAttempt: () => document.hidden };
const AGAIN = { refetchQueries: [OwnPrintersDocument], awaitRefetchQueries: true };

/** The shop's printers and their actions; undefined until loaded. `wanted` is true while they are visible. */
export function usePrinters(wanted: boolean): PrintersProps | undefined {
  const { once, busyIds } = useOnce();
  const { data } = useOwnPrintersQuery({ ...POLL, skip: !wanted });
  const [add] = useAddPrinterMutation(AGAIN);
  const [claim] = useClaimPrinterMutation(AGAIN);
  const [remove] = useRemovePrinterMutation(AGAIN);
  const [test] = useTestPrinterMutation();
  const [saveAutoPrint] = useSaveAutoPrintMutation();
  const [adding, setAdding] = useState(false);
  const joining = useOutcome();
  const [joined, setJoined] = useState<{ name: string; address: string }>();
  if (!data) return undefined;

  const attempt = (id: string, work: () => Promise<unknown>) => void once(id, () => sayingFailure(work));
  const join = (input: NewPrinter) =>
    joining.send('printer', async () => {
      const { data: answer } = await add({ variables: { input } });
      const address = answer?.addPrinter.pollingUrl;
      setAdding(false);
      setJoined(address ? { name: input.name, address } : undefined);
      notify(address ? t.connected() : t.codeSent(), 'positive');
    });

  return {
    printers: data.ownPrinters.map((printer) => toPrinter(printer, data.now)),
    busyIds,
    onTest: (id) =>
      attempt(id, async () => {
        await test({ variables: { id } });
        notify(t.testSent(), 'positive');
      }),
    onConfirm: (id, code) =>
      attempt(id, async () => {
        await claim({ variables: { id, code } });
        notify(t.connected(), 'positive');
      }),
    onRemove: (id) =>
      attempt(id, async () => {
        await remove({ variables: { id } });
        setJoined(undefined);
        notify(t.removed(), 'positive');
      }),
    autoPrint: data.ownShop.autoPrint,
    onAutoPrintChange: (wanted) => attempt('auto', () => saveAutoPrint({ variables: { wanted } })),
    adding: adding
      ? { busy: joining.busy, error: joining.outcome?.text, onSubmit: join, onCancel: () => setAdding(false) }
      : undefined,
    onAdd: () => {
      joining.setOutcome(null);
      setAdding(true);
    },
    joined,
  };
}

export function toPrinter(printer: PrinterFactsFragment, now: string): ShopPrinter {
  const { id, name, connection, address, columns, state, problem, isClaimed, seenAt } = printer;
  return {
    id,
    name,
    connectionText: connection === 'CLOUD' ? 'CloudPRNT' : t.network(address ?? ''),
    paper: columns === 32 ? '58 mm' : '80 mm',
    state: !isClaimed ? 'UNCLAIMED' : problem === null || state === 'NO_PAPER' ? state : problem,
    seenText: seenAt === null ? t.neverSeen() : t.seen(formatAge(Math.max(0, Date.parse(now) - Date.parse(seenAt)))),
  };
}
