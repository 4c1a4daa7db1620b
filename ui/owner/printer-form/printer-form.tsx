import { Cloud, Router } from 'lucide-react';
import { Button } from '../../base/button/button';
import { OptionCards } from '../../base/field/option-cards';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import { checkPrinter, type PrinterValues } from './check-printer';
import * as t from './printer-form.texts';

const EMPTY: PrinterValues = { name: '', connection: 'cloud', address: '', paper: '80 mm' };

const connections = () => [
  { value: 'cloud', label: t.cloud(), description: t.cloudText(), icon: <Cloud aria-hidden="true" /> },
  { value: 'network', label: t.network(), description: t.networkText(), icon: <Router aria-hidden="true" /> },
];

export interface PrinterFormProps extends FormProps<PrinterValues> {
  onCancel: () => void;
}

export function PrinterForm({ busy = false, error, onSubmit, onCancel }: PrinterFormProps) {
  const { values, change, form, field } = useForm({
    initialValues: EMPTY,
    check: checkPrinter,
    complete: (draft): PrinterValues => ({ ...draft, name: draft.name.trim(), address: draft.address.trim() }),
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
        onChange={(connection) => change({ connection: connection === 'network' ? 'network' : 'cloud' })}
      />
      {values.connection === 'network' && (
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
          { value: '58 mm', label: '58 mm' },
          { value: '80 mm', label: '80 mm' },
        ]}
        value={values.paper}
        onChange={(paper) => change({ paper: paper === '58 mm' ? '58 mm' : '80 mm' })}
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
