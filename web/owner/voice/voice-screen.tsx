import { ErrorState } from '../../../ui/base/error-state/error-state';
import { OrderPlaced, type OrderPlacedProps } from '../../../ui/owner/voice-lines/order-placed';
import { ProductTiles, type ProductTilesProps } from '../../../ui/owner/voice-lines/product-tiles';
import { VoiceLines, type VoiceLinesProps } from '../../../ui/owner/voice-lines/voice-lines';
import { VoiceRecorder, type VoiceRecorderProps } from '../../../ui/owner/voice-recorder/voice-recorder';
import * as t from './voice.texts';

export interface VoiceScreenProps {
  recorder: VoiceRecorderProps;
  order: VoiceLinesProps & Pick<ProductTilesProps, 'items' | 'onAdd'>;
  placed?: OrderPlacedProps;
  failure?: string;
  onRetry: () => void;
}

// Dictation, menu and order abreast; on a narrower tablet the menu beside both, on a phone one below the other.
const beside = 'lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(4))]';

export function VoiceScreen({
  recorder,
  order: { items, onAdd, ...order },
  placed,
  failure,
  onRetry,
}: VoiceScreenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl md:text-4xl">{t.voiceOrder()}</h1>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : placed ? (
        <OrderPlaced {...placed} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] lg:grid-rows-none">
          <div className={beside}>
            <VoiceRecorder {...recorder} />
          </div>
          <div className="max-md:max-h-[80dvh] max-md:overflow-y-auto md:max-lg:row-span-2">
            <ProductTiles items={items} onAdd={onAdd} {...order} />
          </div>
          <VoiceLines {...order} className={`${beside} lg:max-h-[calc(100dvh-var(--spacing-header)---spacing(8))]`} />
        </div>
      )}
    </div>
  );
}
