import { ErrorState } from '../../../ui/base/error-state/error-state';
import { OrderPlaced, type OrderPlacedProps } from '../../../ui/owner/voice-lines/order-placed';
import { VoiceLines, type VoiceLinesProps } from '../../../ui/owner/voice-lines/voice-lines';
import { VoiceRecorder, type VoiceRecorderProps } from '../../../ui/owner/voice-recorder/voice-recorder';
import * as t from './voice.texts';

export interface VoiceScreenProps {
  recorder: VoiceRecorderProps;
  order: VoiceLinesProps;
  placed?: OrderPlacedProps;
  failure?: string;
  onRetry: () => void;
}

export function VoiceScreen({ recorder, order, placed, failure, onRetry }: VoiceScreenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-4xl">{t.voiceOrder()}</h1>
      {failure ? (
        <ErrorState text={failure} onRetry={onRetry} />
      ) : placed ? (
        <OrderPlaced {...placed} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))]">
            <VoiceRecorder {...recorder} />
          </div>
          <VoiceLines {...order} />
        </div>
      )}
    </div>
  );
}
