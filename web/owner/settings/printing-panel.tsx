import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/base/button/button';
import { Switch } from '../../../ui/base/field/switch';
import { TextAreaField } from '../../../ui/base/field/text-area-field';
import { FormFrame, FormSection } from '../../../ui/owner/form-frame/form-frame';
import { PrinterAddress, type PrinterAddressProps } from '../../../ui/owner/printer-address/printer-address';
import { PrinterForm, type PrinterFormProps } from '../../../ui/owner/printer-form/printer-form';
import { PrinterList, type PrinterListProps } from '../../../ui/owner/printer-list/printer-list';
import * as t from './printing-panel.texts';

export interface PrintingPanelProps {
  printers?: PrinterListProps & {
    autoPrint: boolean;
    onAutoPrintChange: (autoPrint: boolean) => void;
    adding?: PrinterFormProps;
    onAdd: () => void;
    joined?: PrinterAddressProps;
  };
  receipt: {
    initialText: string;
    error?: string;
    busy?: boolean;
    onSubmit: (text: string) => void;
  };
}

export function PrintingPanel({ printers, receipt }: PrintingPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {printers && <Printers {...printers} />}
      <ReceiptWords {...receipt} />
    </div>
  );
}

function Printers(props: NonNullable<PrintingPanelProps['printers']>) {
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

function ReceiptWords({ initialText, error, busy, onSubmit }: PrintingPanelProps['receipt']) {
  const [text, setText] = useState(initialText);
  return (
    <FormFrame
      label={t.receipt()}
      submitLabel={t.saveLastWords()}
      error={error}
      busy={busy}
      onSubmit={() => onSubmit(text)}
    >
      <FormSection title={t.receipt()}>
        <TextAreaField label={t.lastWords()} hint={t.lastWordsHint()} maxLength={120} value={text} onChange={setText} />
      </FormSection>
    </FormFrame>
  );
}
