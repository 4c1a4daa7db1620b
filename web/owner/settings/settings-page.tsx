import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDaysCountQuery } from '../../../graphql/generated/owner/days';
import { useSettingsPageQuery, type OwnShopFactsFragment } from '../../../graphql/generated/owner/settings';
import { checkWeek, type Week } from '../../../ui/owner/opening-hours-editor/week';
import { errorMessage } from '../../page/faults';
import { useFirstSteps } from '../../shops/first-steps';
import { uploadPicture } from '../../items/upload-picture';
import { useSuggestions } from '../../shops/use-suggestions';
import { usePush } from '../../push/use-push';
import { useLanguage } from '../../session/use-language';
import { useUnsaved } from '../../page/use-unsaved';
import type { PosterFormat } from './poster';
import * as t from './poster.texts';
import { type PublicPageProps, SettingsScreen, type SettingsScreenProps, type TypedPart } from './settings-screen';
import { saveFile } from '../../page/save-file';
import { untilLoaded } from '../../offline/until-loaded';
import {
  closesOn,
  pausesOf,
  toAlerts,
  formatOrdersOn,
  toExceptions,
  toIdentity,
  toPause,
  toWeek,
} from './settings-view';
import { usePrinters } from './use-printers';
import { useSettingsChanges } from './use-settings-changes';

const PARTS = ['boutique', 'horaires', 'retraits', 'tickets', 'alertes'];
const NOTHING: ReadonlySet<TypedPart> = new Set();
// Polls, because a pause ends and a shop closes as time passes.
const POLL = { pollInterval: 30_000, skipPollAttempt: () => document.hidden };

export function SettingsPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useSettingsPageQuery(POLL);
  const shop = data?.ownShop;
  const firstSteps = useFirstSteps(shop);
  /** Parts of the page with unsaved input. */
  const [typedIn, setTypedIn] = useState<ReadonlySet<TypedPart>>(NOTHING);
  const onType = (part: TypedPart) => setTypedIn((before) => (before.has(part) ? before : new Set([...before, part])));
  const onKept = (part: TypedPart) => setTypedIn((before) => new Set([...before].filter((one) => one !== part)));
  const printers = usePrinters(part === 'tickets');
  const device = usePush();
  const language = useLanguage(useApolloClient());
  const settings = useSettings(shop, typedIn.has('hours'), { onType, onKept });
  const { beforeLeaving, question } = useUnsaved(typedIn.size > 0, () => setTypedIn(NOTHING));

  return (
    <>
      <SettingsScreen
        failure={error && !shop ? errorMessage(error) : undefined}
        onRetry={() => void refetch().catch(() => undefined)}
        firstSteps={firstSteps}
        settings={settings && { ...settings, device, printing: { ...settings.printing, printers } }}
        selectedId={PARTS.find((known) => known === part) ?? 'boutique'}
        onSelect={(id) =>
          beforeLeaving(() => void navigate(`/reglages/${id}`, { replace: true, preventScrollReset: true }))
        }
        onType={onType}
        language={{ ...language, onChange: (chosen) => beforeLeaving(() => language.onChange(chosen)) }}
      />
      {question}
    </>
  );
}

function toPublicPage({ name, slug }: OwnShopFactsFragment): PublicPageProps {
  const address = `${location.origin}/chez/${slug}`;
  const print = async (format: PosterFormat) => {
    const { poster } = await untilLoaded(() => import('./poster'));
    saveFile(t.file(format), 'application/pdf', poster(format, { name, address }));
  };
  return { address, onPoster: (format) => void print(format) };
}

function useSettings(
  shop: OwnShopFactsFragment | undefined,
  weekTyped: boolean,
  { onType, onKept }: { onType: (part: TypedPart) => void; onKept: (part: TypedPart) => void },
): SettingsScreenProps['settings'] {
  const { errors, busyIds, addedCount, ...change } = useSettingsChanges(onKept);
  const [typed, setTyped] = useState<string | null>(null);
  const { suggestions, loading } = useSuggestions(typed);
  /** Opening hours being edited; null while unchanged. */
  const [draft, setDraft] = useState<Week | null>(null);
  const [checked, setChecked] = useState(false);
  const planned = useDaysCountQuery({ fetchPolicy: 'cache-and-network' }).data?.ordersAhead ?? [];
  const warnOf = (isClosed: (day: string) => boolean) => formatOrdersOn(planned, isClosed);
  if (!shop) return undefined;
  // A draft that was discarded with « Quitter » does not return.
  const week = (weekTyped ? draft : null) ?? toWeek(shop.openingHours);
  const busy = (id: string) => busyIds.includes(id);

  const saveHours = async () => {
    const wrong = checkWeek(week).some(Boolean);
    setChecked(wrong);
    if (!wrong && (await change.hours(week))) setDraft(null);
  };

  return {
    identity: {
      initialValues: toIdentity(shop),
      onAddressChange: setTyped,
      addressSuggestions: suggestions,
      addressLoading: loading,
      addressError: errors.address,
      error: errors.identity,
      busy: busy('identity'),
      onUpload: uploadPicture,
      onSubmit: (values) => void change.identity(values),
    },
    publicPage: toPublicPage(shop),
    pause: {
      ...toPause(shop),
      choices: pausesOf(shop),
      busy: busy('pause'),
      error: errors.pause,
      onSelect: (chosen) => {
        const pause = pausesOf(shop).find(({ id }) => id === chosen);
        if (pause) void change.pause(pause.id);
      },
      onResume: () => void change.resume(),
    },
    hours: {
      value: week,
      onChange: (next) => {
        setDraft(next);
        onType('hours');
      },
      errors: checked ? checkWeek(week) : [],
      disabled: busy('hours'),
      busy: busy('hours'),
      warning: warnOf((day) => closesOn(day, toWeek(shop.openingHours), week)),
      error: errors.hours,
      onSave: () => void saveHours(),
    },
    closures: {
      days: toExceptions(shop.exceptionalDays, shop.today),
      today: shop.today,
      formatWarning: (from, to) => warnOf((day) => from <= day && day <= to),
      busy: busy('closures'),
      busyIds,
      error: errors.closures,
      addedCount,
      onAdd: (values) => void change.addDays(values),
      onRemove: (id) => void change.removeDays(id),
    },
    pace: {
      initialValues: {
        slotMinutes: shop.slotMinutes,
        preparationMinutes: shop.preparationMinutes,
        noShowGraceMinutes: shop.noShowGraceMinutes,
        capacityUnits: shop.capacityUnits,
        daysAhead: shop.daysAhead,
        asksPhone: shop.asksPhone,
      },
      busy: busy('pace'),
      error: errors.pace,
      onSubmit: (pace) => void change.pace(pace),
    },
    alerts: {
      initialValues: toAlerts(shop.alerts),
      smsOffered: shop.smsOffered,
      busy: busy('alerts'),
      error: errors.alerts,
      onSubmit: (alerts) => void change.alerts(alerts),
    },
    printing: {
      receipt: {
        initialText: shop.receiptText,
        busy: busy('receipt'),
        error: errors.receipt,
        onSubmit: (text) => void change.receipt(text),
      },
    },
  };
}
