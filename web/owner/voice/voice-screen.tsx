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
const beside = '@4xl:sticky @4xl:top-[calc(var(--spacing-header)+--spacing(4))]';

export function VoiceScreen({
  recorder,
  order: { items, onAdd, ...order },
  placed,
  failure,
  onRetry,
}: VoiceScreenProps) {
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl md:text-4xl">{t.voiceOrder()}</h1>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : placed ? (
        <OrderPlaced {...placed} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2 @2xl:grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(--spacing(80),4fr)] @4xl:grid-rows-none">
          <div className={beside}>
            <VoiceRecorder {...recorder} />
          </div>
          <div className="@2xl:@max-4xl:row-span-2">
            <ProductTiles items={items} onAdd={onAdd} {...order} />
          </div>
          <VoiceLines {...order} className={`${beside} @4xl:max-h-[calc(100dvh-var(--spacing-header)---spacing(8))]`} />
        </div>
      )}
    </div>
  );
}
