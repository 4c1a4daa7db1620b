import { Cloud, Router } from 'lucide-react';
import { Button } from '../../base/button/button';
import { OptionCards } from '../../base/field/option-cards';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import { checkPrinter, type PrinterValues } from './check-printer';

const EMPTY: PrinterValues = { name: '', connection: 'cloud', address: '', paper: '80 mm' };

const CONNECTIONS = [
  {
    value: 'cloud',
    label: 'CloudPRNT',
    description: 'Star : l’imprimante vient chercher ses tickets, derrière n’importe quelle box.',
    icon: <Cloud aria-hidden="true" />,
  },
  {
    value: 'network',
    label: 'Réseau',
    description: 'Epson et compatibles (ESC/POS), dans le même réseau que MêmePrix.',
    icon: <Router aria-hidden="true" />,
  },
];

export interface PrinterFormProps {
  busy?: boolean;
  error?: string;
  onSubmit: (values: PrinterValues) => void;
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
    <form {...form} aria-label="Nouvelle imprimante" className="grid gap-4 rounded-card bg-sunken p-4 md:p-5">
      {error && <Notice tone="danger">{error}</Notice>}
      <TextField
        label="Nom"
        hint="Par exemple « Cuisine » ou « Comptoir »."
        required
        maxLength={60}
        {...field('name')}
      />
      <OptionCards
        label="Liaison"
        options={CONNECTIONS}
        value={values.connection}
        onChange={(connection) => change({ connection: connection === 'network' ? 'network' : 'cloud' })}
      />
      {values.connection === 'network' && (
        <TextField
          label="Adresse de l’imprimante"
          hint="Elle est imprimée sur sa page d’essai : 192.168.1.20."
          required
          inputMode="decimal"
          maxLength={21}
          {...field('address')}
        />
      )}
      <Segmented
        label="Papier"
        options={[
          { value: '58 mm', label: '58 mm' },
          { value: '80 mm', label: '80 mm' },
        ]}
        value={values.paper}
        onChange={(paper) => change({ paper: paper === '58 mm' ? '58 mm' : '80 mm' })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" size="large" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" size="large" busy={busy}>
          Relier l’imprimante
        </Button>
      </div>
    </form>
  );
}
