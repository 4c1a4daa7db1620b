import { Cloud, Router } from 'lucide-react';
import { Button } from '../../base/button/button';
import { OptionCards } from '../../base/field/option-cards';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormErrors, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import * as t from './printer-form.texts';

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
