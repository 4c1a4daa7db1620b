import { useState } from 'react';
import { useDaysCountQuery } from '../../../graphql/generated/owner/days';
import {
  useAddExceptionalDaysMutation,
  usePauseOrdersMutation,
  useRemoveExceptionalDaysMutation,
  useResumeOrdersMutation,
  useSaveOpeningHoursMutation,
  type OwnShopFactsFragment,
} from '../../../graphql/generated/owner/settings';
import { Button } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import { ClosureForm, ClosureList, type ExceptionalDaysValues } from '../../../ui/owner/closure-list/closure-list';
import { FormSection } from '../../../ui/owner/form-frame/form-frame';
import { OpeningHoursEditor } from '../../../ui/owner/opening-hours-editor/opening-hours-editor';
import { checkWeek, type Week } from '../../../ui/owner/opening-hours-editor/week';
import { PauseControl } from '../../../ui/owner/pause-control/pause-control';
import * as t from './settings.texts';
import {
  closesOn,
  formatOrdersOn,
  pausesOf,
  toAnnouncement,
  toExceptions,
  toHours,
  toPause,
  toWeek,
} from './settings-view';
import { useSaving, type PartProps, type Typing } from './use-saving';

interface HoursPanelProps {
  shop: OwnShopFactsFragment;
  week: Typing;
  closures: Typing;
}

/** Whether orders are taken now, the hours of the week and the days that differ from them. */
export function HoursPanel({ shop, week, closures }: HoursPanelProps) {
  const planned = useDaysCountQuery({ fetchPolicy: 'cache-and-network' }).data?.ordersAhead ?? [];
  const warnOf = (isClosed: (day: string) => boolean) => formatOrdersOn(planned, isClosed);
  return (
    <>
      <Now shop={shop} />
      <WeekHours shop={shop} warnOf={warnOf} {...week} />
      <OtherDays shop={shop} warnOf={warnOf} {...closures} />
    </>
  );
}

function Now({ shop }: Pick<HoursPanelProps, 'shop'>) {
  const [pause] = usePauseOrdersMutation();
  const [resume] = useResumeOrdersMutation();
  const { save, busy, error } = useSaving();
  const choices = pausesOf(shop);
  return (
    <FormSection title={t.rightNow()}>
      <PauseControl
        {...toPause(shop)}
        choices={choices}
        busy={busy}
        onSelect={(chosen) => {
          const length = choices.find(({ id }) => id === chosen)?.id;
          if (length) save(() => pause({ variables: { length } }), t.paused());
        }}
        onResume={() => save(() => resume(), t.resumed())}
      />
      {error && <Notice tone="danger">{error}</Notice>}
    </FormSection>
  );
}

interface WarnedPartProps extends PartProps {
  /** Warning about preorders on the days that will be closed. */
  warnOf: (isClosed: (day: string) => boolean) => string | undefined;
}

function WeekHours({ shop, warnOf, isTyped, onType, onSaved }: WarnedPartProps) {
  const [saveHours] = useSaveOpeningHoursMutation();
  const { save, busy, error } = useSaving(onSaved);
  const [draft, setDraft] = useState<Week | null>(null);
  const [checked, setChecked] = useState(false);
  const before = toWeek(shop.openingHours);
  // A draft that was discarded with « Quitter » does not return.
  const week = (isTyped ? draft : null) ?? before;
  const warning = warnOf((day) => closesOn(day, before, week));

  const onSave = () => {
    const wrong = checkWeek(week).some(Boolean);
    setChecked(wrong);
    if (wrong) return;
    save(async () => {
      await saveHours({ variables: { hours: toHours(week) } });
      setDraft(null);
    }, t.hoursSaved());
  };

  return (
    <div onInput={onType}>
      <FormSection title={t.week()} text={t.weekText()}>
        <OpeningHoursEditor
          value={week}
          onChange={(next) => {
            setDraft(next);
            onType();
          }}
          errors={checked ? checkWeek(week) : []}
          disabled={busy}
        />
        {warning && <Notice tone="caution">{warning}</Notice>}
        {error && <Notice tone="danger">{error}</Notice>}
        <Button size="large" busy={busy} className="justify-self-end max-md:w-full" onClick={onSave}>
          {t.saveHours()}
        </Button>
      </FormSection>
    </div>
  );
}

function OtherDays({ shop, warnOf, onType, onSaved }: WarnedPartProps) {
  const [addDays] = useAddExceptionalDaysMutation();
  const [removeDays] = useRemoveExceptionalDaysMutation();
  const [addedCount, setAddedCount] = useState(0);
  const { save, busy, busyIds, error } = useSaving();
  const onAdd = (values: ExceptionalDaysValues) =>
    save(async () => {
      await addDays({ variables: { input: toAnnouncement(values) } });
      setAddedCount((count) => count + 1);
      onSaved();
    }, t.daysAdded());
  return (
    <div onInput={onType}>
      <FormSection title={t.exceptionalDays()} text={t.exceptionalDaysText()}>
        <ClosureList
          days={toExceptions(shop.exceptionalDays, shop.today)}
          busyIds={busyIds}
          onRemove={(id) => save(() => removeDays({ variables: { id } }), t.daysRemoved(), id)}
        />
        <ClosureForm
          key={addedCount}
          today={shop.today}
          formatWarning={(from, to) => warnOf((day) => from <= day && day <= to)}
          busy={busy}
          error={error}
          onSubmit={onAdd}
        />
      </FormSection>
    </div>
  );
}
