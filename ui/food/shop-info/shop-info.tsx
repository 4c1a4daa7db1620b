import { Clock, CookingPot, MapPin, Phone } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { phoneHref } from '../../../graphql/rules/phone';
import { Badge } from '../../base/badge/badge';
import { Card } from '../../base/card/card';
import { TextLink } from '../../base/text-link/text-link';
import * as t from './shop-info.texts';

export interface DayHours {
  day: string;
  spans: readonly string[];
  today?: boolean;
  exceptionText?: string;
}

export interface ShopInfoProps {
  address: string;
  mapHref: string;
  phone?: string;
  description?: string;
  descriptionLang?: string | null;
  preparationText?: string;
  days: readonly DayHours[];
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink [&>svg]:size-5"
        >
          {icon}
        </span>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
      </div>
      <div className="grid gap-1 md:ps-14">{children}</div>
    </section>
  );
}

export function ShopInfo(props: ShopInfoProps) {
  const { address, mapHref, phone, description, descriptionLang, preparationText, days } = props;
  return (
    <Card padding="large" className="grid gap-8 md:grid-cols-[2fr_3fr]">
      <div className="grid content-start gap-6">
        {description && (
          <p lang={descriptionLang ?? 'fr'} className="max-w-prose text-lg text-ink-muted">
            {description}
          </p>
        )}
        {preparationText && (
          <p className="flex items-start gap-1.5">
            <CookingPot aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-muted" />
            {preparationText}
          </p>
        )}
        <Part icon={<MapPin />} title={t.address()}>
          <p lang="fr" className="wrap-anywhere">
            {address}
          </p>
          <TextLink standalone href={mapHref} target="_blank" rel="noreferrer" className="justify-self-start">
            {t.viewOnMap()} <span className="sr-only">{t.newTab()}</span>
          </TextLink>
        </Part>
        {phone && (
          <Part icon={<Phone />} title={t.phone()}>
            <TextLink standalone href={phoneHref(phone)} className="justify-self-start tabular-nums">
              <bdi translate="no">{phone}</bdi>
            </TextLink>
          </Part>
        )}
      </div>
      {days.length > 0 && (
        <Part icon={<Clock />} title={t.openingHours()}>
          <div className="-mx-3">
            <OpeningHours days={days} />
          </div>
        </Part>
      )}
    </Card>
  );
}

function OpeningHours({ days }: Pick<ShopInfoProps, 'days'>) {
  return (
    <dl className="grid">
      {days.map(({ day, spans, today = false, exceptionText }) => (
        <div
          key={day}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-control px-3 py-2.5 ${today ? 'bg-accent-soft font-semibold' : ''}`}
        >
          <dt className="flex flex-wrap items-center gap-x-2">
            {day}
            {today && <span className="rounded-tag bg-accent px-2 text-sm/6 text-on-accent">{t.today()}</span>}
          </dt>
          <dd className="ms-auto grid justify-items-end gap-1 text-end tabular-nums">
            {spans.length > 0 ? (
              <span className="flex flex-wrap justify-end gap-x-3">
                {spans.map((span) => (
                  <bdi key={span} translate="no">
                    {span}
                  </bdi>
                ))}
              </span>
            ) : (
              <span className="text-ink-muted">{t.closed()}</span>
            )}
            {exceptionText && <Badge tone="caution">{exceptionText}</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
