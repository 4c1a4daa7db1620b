import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button/button';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { AlertForm, type AlertFormProps } from '../../../ui/owner/alert-form/alert-form';
import { ClosureForm, type ClosureFormProps } from '../../../ui/owner/closure-list/closure-form';
import { ClosureList, type ClosureListProps } from '../../../ui/owner/closure-list/closure-list';
import { FirstSteps, stepsLeft, type FirstStepsProps } from '../../../ui/owner/first-steps/first-steps';
import { FormSection } from '../../../ui/owner/form-frame/form-frame';
import {
  OpeningHoursEditor,
  type OpeningHoursEditorProps,
} from '../../../ui/owner/opening-hours-editor/opening-hours-editor';
import { PaceForm, type PaceFormProps } from '../../../ui/owner/pace-form/pace-form';
import { PauseControl, type PauseControlProps } from '../../../ui/owner/pause-control/pause-control';
import { LanguageChoice, type LanguageChoiceProps } from '../../../ui/site/language-choice/language-choice';
import { IdentityForm, type IdentityFormProps } from './identity-form';
import { PrintingPanel, type PrintingPanelProps } from './printing-panel';
import * as t from './settings.texts';
import { Switch } from '../../../ui/base/field/switch';
import type { PushState } from '../../../ui/site/account/preferences';
import { Download } from 'lucide-react';
import { TextLink } from '../../../ui/base/text-link/text-link';
import type { PosterFormat } from './poster';
import * as posterTexts from './poster.texts';

export type TypedPart = 'identity' | 'hours' | 'closures' | 'pace' | 'receipt' | 'alerts';

export interface SettingsScreenProps {
  failure?: string;
  onRetry: () => void;
  firstSteps?: FirstStepsProps;
  settings?: {
    identity: IdentityFormProps;
    publicPage: PublicPageProps;
    /** `error` says why orders could not be paused or resumed. */
    pause: PauseControlProps & { error?: string };
    hours: OpeningHoursEditorProps & { busy: boolean; error?: string; onSave: () => void; warning?: string };
    closures: ClosureListProps &
      Pick<ClosureFormProps, 'today' | 'formatWarning' | 'busy' | 'error'> & {
        addedCount: number;
        onAdd: ClosureFormProps['onSubmit'];
      };
    pace: PaceFormProps;
    printing: PrintingPanelProps;
    alerts: AlertFormProps;
    device?: ThisDeviceProps;
  };
  selectedId: string;
  onSelect: (id: string) => void;
  onType?: (part: TypedPart) => void;
  language: LanguageChoiceProps;
}

export function SettingsScreen(props: SettingsScreenProps) {
  const { failure, firstSteps, settings, onRetry, selectedId, onSelect, onType, language } = props;
  const hasOpened = firstSteps !== undefined && stepsLeft(firstSteps.steps).length === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-3xl md:text-4xl">{t.settings()}</h1>
        <LanguageChoice {...language} />
      </div>
      {hasOpened && <FirstSteps {...firstSteps} />}
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : settings ? (
        <Tabs label={t.settings()} items={parts(settings, onType)} selectedId={selectedId} onSelect={onSelect} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      {/* Below while something is left to do: whoever comes here came to do it. */}
      {!hasOpened && firstSteps && <FirstSteps {...firstSteps} />}
    </div>
  );
}

function parts(
  {
    identity,
    publicPage,
    pause,
    hours,
    closures,
    pace,
    printing,
    device,
    alerts,
  }: NonNullable<SettingsScreenProps['settings']>,
  onType: SettingsScreenProps['onType'],
) {
  const typed = (part: TypedPart, form: ReactNode) => <div onInput={() => onType?.(part)}>{form}</div>;
  return [
    {
      id: 'boutique',
      label: t.shop(),
      // The form starts anew with the address as the map spells it, once that is saved.
      panel: (
        <Column>
          {typed('identity', <IdentityForm key={identity.initialValues.address} {...identity} />)}
          <PublicPage {...publicPage} />
        </Column>
      ),
    },
    {
      id: 'horaires',
      label: t.hours(),
      panel: (
        <Column>
          <Now {...pause} />
          {typed('hours', <Week {...hours} />)}
          {typed('closures', <OtherDays {...closures} />)}
        </Column>
      ),
    },
    { id: 'retraits', label: t.pickups(), panel: typed('pace', <PaceForm {...pace} />) },
    { id: 'tickets', label: t.tickets(), panel: typed('receipt', <PrintingPanel {...printing} />) },
    {
      id: 'alertes',
      label: t.alerts(),
      panel: (
        <Column>
          {device && <ThisDevice {...device} />}
          {typed('alerts', <AlertForm {...alerts} />)}
        </Column>
      ),
    },
  ];
}

type Settings = NonNullable<SettingsScreenProps['settings']>;

function Now({ error, ...pause }: Settings['pause']) {
  return (
    <FormSection title={t.rightNow()}>
      <PauseControl {...pause} />
      {error && <Notice tone="danger">{error}</Notice>}
    </FormSection>
  );
}

function Week({ busy, error, onSave, warning, ...editor }: Settings['hours']) {
  return (
    <FormSection title={t.week()} text={t.weekText()}>
      <OpeningHoursEditor {...editor} />
      {warning && <Notice tone="caution">{warning}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button size="large" busy={busy} className="justify-self-end max-md:w-full" onClick={onSave}>
        {t.saveHours()}
      </Button>
    </FormSection>
  );
}

function OtherDays({ today, formatWarning, busy, error, addedCount, onAdd, ...list }: Settings['closures']) {
  return (
    <FormSection title={t.exceptionalDays()} text={t.exceptionalDaysText()}>
      <ClosureList {...list} />
      <ClosureForm key={addedCount} {...{ today, formatWarning, busy, error }} onSubmit={onAdd} />
    </FormSection>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6">{children}</div>;
}

const HINTS: Record<PushState, () => string> = {
  notAsked: t.pushNotAsked,
  refused: t.pushRefused,
  on: t.pushOn,
  off: t.pushOff,
  unsupported: t.pushUnsupported,
  unavailable: t.pushUnavailable,
};

interface ThisDeviceProps {
  push: PushState;
  onPushChange: (wanted: boolean) => void;
  pushBusy?: boolean;
  pushError?: string;
}

export function ThisDevice({ push, onPushChange, pushBusy, pushError }: ThisDeviceProps) {
  return (
    <FormSection title={t.thisDevice()} text={t.thisDeviceText()}>
      <Switch
        label={t.notifications()}
        hint={HINTS[push]()}
        name="push"
        checked={push === 'on'}
        onChange={onPushChange}
        disabled={push === 'refused' || push === 'unsupported' || push === 'unavailable'}
        busy={pushBusy}
        error={pushError}
      />
    </FormSection>
  );
}

export interface PublicPageProps {
  address: string;
  onPoster: (format: PosterFormat) => void;
}

/** Link to the shop's public page, and posters with its QR code for the counter. */
function PublicPage({ address, onPoster }: PublicPageProps) {
  return (
    <FormSection title={posterTexts.publicPage()} text={posterTexts.publicPageText()}>
      <TextLink standalone href={address} target="_blank" className="justify-self-start">
        {/* A slug is made of French words. */}
        <span lang="fr">{address.replace(/^https?:\/\//, '')}</span>
      </TextLink>
      <div className="flex flex-wrap gap-3">
        {(['A5', 'A4'] as const).map((format) => (
          <Button key={format} tone="quiet" onClick={() => onPoster(format)}>
            <Download aria-hidden="true" />
            {posterTexts.poster(format)}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}
