import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import { type MealDealRow, MealDealRows } from '../../food/meal-deals/meal-deal-rows';
import * as t from './voice-lines.texts';
import { placingObstacle, voiceTotalCents, type VoiceLine } from './voice-order';
import { CircleHelp, Pencil, X } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { IconButton } from '../../base/icon-button/icon-button';
import { formatEuros } from '../../base/price/format-euros';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { Tag } from '../../base/tag/tag';

export interface VoiceLinesProps extends VoiceLineHandlers {
  lines: readonly VoiceLine[];
  unknownWords?: readonly string[];
  miscounted?: readonly string[];
  /** Meal deals that the order gets now. @default none */
  mealDeals?: readonly MealDealRow[];
  /** Name of the customer; when empty the order is placed for « Comptoir » (specification 5.10). */
  customerName: string;
  onCustomerNameChange: (name: string) => void;
  onConfirm: () => void;
  busy?: boolean;
  /** 'Failed to place order.', followed by the reason on the next line (specification 7.12). */
  error?: string;
  className?: string;
}

export function VoiceLines(props: VoiceLinesProps) {
  const { lines, unknownWords = [], miscounted = [], busy = false, className, ...handlers } = props;
  const titleId = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className={`overflow-y-auto! ${className ?? ''}`}>
      <h2 id={titleId} className="p-4 text-2xl md:p-5">
        {t.order()}
      </h2>
      {unknownWords.length > 0 && <Missed>{t.notOnMenu(unknownWords)}</Missed>}
      {miscounted.length > 0 && <Missed>{t.miscounted(miscounted)}</Missed>}
      {lines.length === 0 ? (
        <p className="border-t border-line px-4 py-10 text-center text-ink-muted">{t.empty()}</p>
      ) : (
        <ul className="relative divide-y divide-line border-t border-line">
          {lines.map((line) => (
            <VoiceLineRow key={line.id} line={line} disabled={busy} {...handlers} />
          ))}
        </ul>
      )}
      <Placing {...props} />
    </Card>
  );
}

function Missed({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pb-4 md:px-5">
      <Notice tone="caution">{children}</Notice>
    </div>
  );
}

function Placing(props: VoiceLinesProps) {
  const { lines, mealDeals = [], customerName, onCustomerNameChange, onConfirm, busy = false, error } = props;
  const obstacleId = useId();
  const obstacle = placingObstacle(lines);
  return (
    <div className="sticky bottom-0 grid gap-3 border-t border-dashed border-line-strong bg-surface p-4">
      <TextField
        label={t.customerName()}
        placeholder={t.counter()}
        autoComplete="off"
        maxLength={120}
        value={customerName}
        disabled={busy}
        onChange={onCustomerNameChange}
      />
      <dl className="grid gap-1">
        <MealDealRows mealDeals={mealDeals} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <dt className="font-display text-xl font-bold">{t.toPay()}</dt>
          <dd>
            <Price cents={voiceTotalCents(lines, mealDeals)} tone="tag" size="large" />
          </dd>
        </div>
      </dl>
      {error && (
        <Notice tone="danger" className="whitespace-pre-line">
          {error}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button
          size="large"
          wide
          busy={busy}
          disabled={obstacle !== undefined}
          aria-describedby={obstacleId}
          onClick={onConfirm}
        >
          {busy ? t.placing() : t.place()}
        </Button>
        <p id={obstacleId} role="status" className="min-h-6 text-center wrap-anywhere text-ink-muted">
          {obstacle ?? t.paidAtCounter()}
        </p>
      </div>
    </div>
  );
}

const styles = tv({
  base: 'grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-5',
  variants: { unsure: { true: 'bg-caution-soft' } },
});

interface VoiceLineHandlers {
  onQuantityChange: (lineId: string, quantity: number) => void;
  onRemove: (lineId: string) => void;
  onReplace: (lineId: string, itemId: string) => void;
  onRemoveOption: (lineId: string, optionId: string) => void;
}

interface VoiceLineRowProps extends VoiceLineHandlers {
  line: VoiceLine;
  disabled?: boolean;
}

/** One recognised order line with quantity, item and omissions; an ambiguous line offers a choice of items. */
function VoiceLineRow(props: VoiceLineRowProps) {
  const { line, disabled = false, onQuantityChange, onRemove } = props;
  const { id, quantity, choice, choices, unsure = false } = line;
  const { name, unitCents, soldOut = false } = choice;
  const [changing, setChanging] = useState(false);
  const choosing = unsure || changing;
  return (
    <li className={styles({ unsure })}>
      <div className="flex items-start gap-2">
        <Understood {...props} />
        <IconButton
          label={t.remove(name)}
          className="-me-3 -mt-2.5 size-12"
          disabled={disabled}
          onClick={() => onRemove(id)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          size="large"
          value={quantity}
          itemName={name}
          disabled={disabled || soldOut}
          onChange={(next) => onQuantityChange(id, next)}
        />
        {!unsure && choices.length > 1 && (
          <Button
            tone="plain"
            size="counter"
            className="-ms-1"
            aria-expanded={changing}
            disabled={disabled}
            onClick={() => setChanging(!changing)}
          >
            <Pencil aria-hidden="true" className="size-5" />
            {t.change()}
          </Button>
        )}
        {!unsure && <Price cents={quantity * unitCents} className="ms-auto" />}
      </div>
      {choosing && <Alternatives {...props} onDone={() => setChanging(false)} />}
    </li>
  );
}

function Understood({ line, disabled = false, onRemoveOption }: VoiceLineRowProps) {
  const { id, choice, heardText, unsure = false } = line;
  const { name, options = [], soldOut = false } = choice;
  return (
    <div className="grid min-w-0 flex-1 gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl wrap-anywhere">
        {unsure ? t.quoted(heardText ?? name) : name}
        {soldOut && <Badge tone="danger">{t.soldOut()}</Badge>}
        {unsure && (
          <Badge tone="caution">
            <CircleHelp aria-hidden="true" />
            {t.unsure()}
          </Badge>
        )}
      </h3>
      {heardText && !unsure && <p className="text-ink-muted wrap-anywhere">{t.quoted(heardText)}</p>}
      {options.length > 0 && (
        <ul aria-label={t.options(name)} className="flex flex-wrap gap-2">
          {options.map((option) => (
            <li key={option.id} className="max-w-full">
              <Tag onRemove={disabled ? undefined : () => onRemoveOption(id, option.id)}>{option.label}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Alternatives({ line, disabled, onReplace, onDone }: VoiceLineRowProps & { onDone: () => void }) {
  const { id, choice, choices, unsure = false, heardText } = line;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="grid gap-2">
      <p id={titleId} className="font-semibold">
        {unsure ? t.whichItem(heardText ?? choice.name) : t.instead(choice.name)}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((item) => (
          <Button
            key={item.id}
            tone="quiet"
            size="counter"
            className="max-w-full text-start"
            disabled={disabled === true || item.soldOut === true || (!unsure && item.id === choice.id)}
            onClick={() => {
              onReplace(id, item.id);
              onDone();
            }}
          >
            <span lang="fr" className="min-w-0 wrap-anywhere">
              {item.name}
            </span>
            <span className="shrink-0 font-normal text-ink-muted">
              {item.soldOut ? t.soldOut() : formatEuros(item.unitCents)}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
