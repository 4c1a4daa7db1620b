import { CircleHelp, Pencil, X } from 'lucide-react';
import { useId, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import { formatEuros } from '../../base/price/format-euros';
import { Price } from '../../base/price/price';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { Tag } from '../../base/tag/tag';
import * as t from './voice-lines.texts';
import type { VoiceLine } from './voice-order';

const styles = tv({
  base: 'grid grid-cols-[minmax(0,1fr)] gap-3 p-4 md:p-5',
  variants: { unsure: { true: 'bg-caution-soft' } },
});

export interface VoiceLineHandlers {
  onQuantityChange: (lineId: string, quantity: number) => void;
  onRemove: (lineId: string) => void;
  onReplace: (lineId: string, itemId: string) => void;
  onRemoveOption: (lineId: string, optionId: string) => void;
}

export interface VoiceLineRowProps extends VoiceLineHandlers {
  line: VoiceLine;
  disabled?: boolean;
}

/** One thing that was understood: how many, what, without what; where it could be two things, which one. */
export function VoiceLineRow(props: VoiceLineRowProps) {
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
