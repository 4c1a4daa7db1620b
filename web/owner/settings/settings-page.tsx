import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  useSaveAlertsMutation,
  useSavePaceMutation,
  useSettingsPageQuery,
  type OwnShopFactsFragment,
} from '../../../graphql/generated/owner/settings';
import { Button } from '../../../ui/base/button/button';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { Tabs } from '../../../ui/base/tabs/tabs';
import { TextLink } from '../../../ui/base/text-link/text-link';
import { AlertForm } from '../../../ui/owner/alert-form/alert-form';
import { FirstSteps, stepsLeft } from '../../../ui/owner/first-steps/first-steps';
import { PushSwitch } from '../../../ui/site/account/preferences';
import { FormSection } from '../../../ui/owner/form-frame/form-frame';
import { PaceForm } from '../../../ui/owner/pace-form/pace-form';
import { LanguageChoice } from '../../../ui/site/language-choice/language-choice';
import { untilLoaded } from '../../offline/until-loaded';
import { errorMessage } from '../../page/faults';
import { saveFile } from '../../page/save-file';
import { useUnsaved } from '../../page/use-unsaved';
import { usePush } from '../../push/use-push';
import { useLanguage } from '../../session/use-language';
import { useFirstSteps } from '../../shops/first-steps';
import { HoursPanel } from './hours-panel';
import { IdentityForm } from './identity-form';
import type { PosterFormat } from './poster';
import * as posterTexts from './poster.texts';
import { PrintingPanel, usePrinters } from './printing-panel';
import * as t from './settings.texts';
import { useSaving, type PartProps } from './use-saving';

const PARTS = ['boutique', 'horaires', 'retraits', 'tickets', 'alertes'];
const NOTHING: ReadonlySet<string> = new Set();
// Polls, because a pause ends and a shop closes as time passes.
const POLL = { pollInterval: 30_000, skipPollAttempt: () => document.hidden };

export function SettingsPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useSettingsPageQuery(POLL);
  const shop = data?.ownShop;
  const firstSteps = useFirstSteps(shop);
  const hasOpened = firstSteps !== undefined && stepsLeft(firstSteps.steps).length === 0;
  /** Names of the forms with unsaved input. */
  const [typedIn, setTypedIn] = useState(NOTHING);
  const { beforeLeaving, question } = useUnsaved(typedIn.size > 0, () => setTypedIn(NOTHING));
  const printers = usePrinters(part === 'tickets');
  const device = usePush();
  const language = useLanguage(useApolloClient());

  const typing = (form: string) => ({
    isTyped: typedIn.has(form),
    onType: () => setTypedIn((before) => (before.has(form) ? before : new Set([...before, form]))),
    onSaved: () => setTypedIn((before) => new Set([...before].filter((one) => one !== form))),
  });

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-3xl md:text-4xl">{t.settings()}</h1>
        <LanguageChoice {...language} onChange={(chosen) => beforeLeaving(() => language.onChange(chosen))} />
      </div>
      {hasOpened && <FirstSteps {...firstSteps} />}
      {shop ? (
        <Tabs
          label={t.settings()}
          items={[
            {
              id: 'boutique',
              label: t.shop(),
              panel: (
                <Column>
                  {/* The form starts anew with the address as the map spells it, once that is saved. */}
                  <IdentityForm key={shop.address} shop={shop} {...typing('identity')} />
                  <PublicPage {...shop} />
                </Column>
              ),
            },
            {
              id: 'horaires',
              label: t.hours(),
              panel: (
                <Column>
                  <HoursPanel shop={shop} week={typing('hours')} closures={typing('closures')} />
                </Column>
              ),
            },
            { id: 'retraits', label: t.pickups(), panel: <PaceSettings shop={shop} {...typing('pace')} /> },
            {
              id: 'tickets',
              label: t.tickets(),
              panel: <PrintingPanel printers={printers} shop={shop} {...typing('receipt')} />,
            },
            {
              id: 'alertes',
              label: t.alerts(),
              panel: (
                <Column>
                  <FormSection title={t.thisDevice()} text={t.thisDeviceText()}>
                    <PushSwitch audience="counter" {...device} />
                  </FormSection>
                  <AlertSettings shop={shop} {...typing('alerts')} />
                </Column>
              ),
            },
          ]}
          selectedId={PARTS.find((known) => known === part) ?? 'boutique'}
          onSelect={(id) =>
            beforeLeaving(() => void navigate(`/reglages/${id}`, { replace: true, preventScrollReset: true }))
          }
        />
      ) : error ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      {/* Below while something is left to do: whoever comes here came to do it. */}
      {!hasOpened && firstSteps && <FirstSteps {...firstSteps} />}
      {question}
    </div>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6">{children}</div>;
}

function PaceSettings({ shop, onType, onSaved }: PartProps) {
  const [savePace] = useSavePaceMutation();
  const { save, busy, error } = useSaving(onSaved);
  const { slotMinutes, preparationMinutes, noShowGraceMinutes, capacityUnits, daysAhead, asksPhone } = shop;
  return (
    <div onInput={onType}>
      <PaceForm
        initialValues={{ slotMinutes, preparationMinutes, noShowGraceMinutes, capacityUnits, daysAhead, asksPhone }}
        busy={busy}
        error={error}
        onSubmit={(input) => save(() => savePace({ variables: { input } }), t.paceSaved())}
      />
    </div>
  );
}

function AlertSettings({ shop, onType, onSaved }: PartProps) {
  const [saveAlerts] = useSaveAlertsMutation();
  const { save, busy, error } = useSaving(onSaved);
  const { __typename, ...initialValues } = shop.alerts;
  return (
    <div onInput={onType}>
      <AlertForm
        initialValues={initialValues}
        smsOffered={shop.smsOffered}
        busy={busy}
        error={error}
        onSubmit={(input) => save(() => saveAlerts({ variables: { input } }), t.alertsSaved())}
      />
    </div>
  );
}

/** Link to the shop's public page, and posters with its QR code for the counter. */
function PublicPage({ name, slug }: Pick<OwnShopFactsFragment, 'name' | 'slug'>) {
  const address = `${location.origin}/chez/${slug}`;
  const print = async (format: PosterFormat) => {
    const { poster } = await untilLoaded(() => import('./poster'));
    saveFile(posterTexts.file(format), 'application/pdf', poster(format, { name, address }));
  };
  return (
    <FormSection title={posterTexts.publicPage()} text={posterTexts.publicPageText()}>
      <TextLink standalone href={address} target="_blank" className="justify-self-start">
        {/* A slug is made of French words. */}
        <span lang="fr">{address.replace(/^https?:\/\//, '')}</span>
      </TextLink>
      <div className="flex flex-wrap gap-3">
        {(['A5', 'A4'] as const).map((format) => (
          <Button key={format} tone="quiet" onClick={() => void print(format)}>
            <Download aria-hidden="true" />
            {posterTexts.poster(format)}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}
