import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Switch } from '../../../ui/base/field/switch';
import { TextAreaField } from '../../../ui/base/field/text-area-field';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { AlertForm, type AlertFormProps } from '../../../ui/counter/alert-form/alert-form';
import { ClosureForm, type ClosureFormProps } from '../../../ui/counter/closure-list/closure-form';
import { ClosureList, type ClosureListProps } from '../../../ui/counter/closure-list/closure-list';
import { FormSection } from '../../../ui/counter/form-frame/form-section';
import {
  OpeningHoursEditor,
  type OpeningHoursEditorProps,
} from '../../../ui/counter/opening-hours-editor/opening-hours-editor';
import { PaceForm, type PaceFormProps } from '../../../ui/counter/pace-form/pace-form';
import { PauseControl, type PauseControlProps } from '../../../ui/counter/pause-control/pause-control';
import { PrinterList, type PrinterListProps } from '../../../ui/counter/printer-list/printer-list';

export interface SettingsScreenProps {
  /** The settings could not be had. */
  failure?: string;
  onRetry: () => void;
  /** Absent while they are being fetched. */
  settings?: {
    pause: PauseControlProps;
    hours: OpeningHoursEditorProps & { busy: boolean; onSave: () => void };
    closures: ClosureListProps &
      Pick<ClosureFormProps, 'today' | 'busy' | 'error'> & { onAdd: ClosureFormProps['onSubmit'] };
    pace: PaceFormProps;
    printing: PrinterListProps & {
      autoPrint: boolean;
      onAutoPrintChange: (autoPrint: boolean) => void;
      /** Last lines of the customer’s receipt. */
      receiptText: string;
      onReceiptTextChange: (text: string) => void;
    };
    alerts: AlertFormProps;
  };
  /** Which part is open. */
  selectedId: string;
  onSelect: (id: string) => void;
}

/** How the shop works: its hours, its pace, its paper, its alarms. */
export function SettingsScreen({ failure, settings, onRetry, selectedId, onSelect }: SettingsScreenProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">Réglages</h1>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : settings ? (
        <Tabs label="Réglages" items={parts(settings)} selectedId={selectedId} onSelect={onSelect} />
      ) : (
        <Loading label="Chargement…">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}

function parts({ pause, hours, closures, pace, printing, alerts }: NonNullable<SettingsScreenProps['settings']>) {
  const { busy, onSave, ...editor } = hours;
  const { today, busy: adding, error, onAdd, ...list } = closures;
  const { autoPrint, onAutoPrintChange, receiptText, onReceiptTextChange, ...printers } = printing;
  return [
    {
      id: 'hours',
      label: 'Horaires',
      panel: (
        <Column>
          <FormSection title="En ce moment">
            <PauseControl {...pause} />
          </FormSection>
          <FormSection title="La semaine" text="À l’heure de la boutique. Une nuit peut finir le lendemain.">
            <OpeningHoursEditor {...editor} />
            <Button size="large" busy={busy} className="justify-self-end max-md:w-full" onClick={onSave}>
              Enregistrer les horaires
            </Button>
          </FormSection>
          <FormSection title="Jours exceptionnels" text="Congés, jours fériés, ouvertures en plus.">
            <ClosureList {...list} />
            <ClosureForm
              key={closures.days.length}
              today={today}
              busy={adding}
              error={closures.error}
              onSubmit={onAdd}
            />
          </FormSection>
        </Column>
      ),
    },
    { id: 'pace', label: 'Retraits', panel: <PaceForm {...pace} /> },
    {
      id: 'printing',
      label: 'Tickets',
      panel: (
        <Column>
          <FormSection title="Imprimantes">
            <PrinterList {...printers} />
            <Switch
              label="Imprimer chaque commande dès qu’elle est payée"
              hint="Le ticket de cuisine, une seule fois par commande."
              checked={autoPrint}
              onChange={onAutoPrintChange}
            />
          </FormSection>
          <FormSection title="Ticket du client">
            <TextAreaField
              label="Derniers mots"
              hint="Imprimés tout en bas."
              maxLength={120}
              value={receiptText}
              onChange={onReceiptTextChange}
            />
          </FormSection>
        </Column>
      ),
    },
    {
      id: 'alerts',
      label: 'Alertes',
      panel: (
        <FormSection title="Une commande arrive" text="De plus en plus fort, jusqu’à ce qu’elle soit vue.">
          <AlertForm {...alerts} />
        </FormSection>
      ),
    },
  ];
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>;
}
