import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { HeardOrderDocument, useVoicePageQuery } from '../../../graphql/generated/owner/voice';
import { notify } from '../../../ui/base/toast/toast';
import { voiceOf, type VoiceLanguage } from '../../../ui/owner/voice-recorder/hearing';
import { sayFault } from '../../page/faults';
import { openPrintWindow } from '../../ordering/print-window';
import { readStored, writeStored } from '../../page/storage';
import { useOnce } from '../../page/use-once';
import { randomId } from '../../page/random-id';
import { changed, NOTHING_YET, type CounterChange, type CounterDraft } from './counter-order';
import { useDictation } from './use-dictation';
import { usePlacing, type PlacedOrder } from './use-placing';
import { VoiceScreen, type VoiceScreenProps } from './voice-screen';
import { windowBlocked } from './voice.texts';

const LANGUAGE_KEY = 'voiceLanguage';

/** An order said at the counter (specification 7.12). */
export function VoicePage() {
  const client = useApolloClient();
  const { data, error, refetch } = useVoicePageQuery({ fetchPolicy: 'cache-and-network' });
  const [language, setLanguage] = useVoiceLanguage();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<CounterDraft>(NOTHING_YET);
  const [hearingError, setHearingError] = useState<string>();
  const { once, busyIds } = useOnce();
  const placing = usePlacing();
  const change = (what: CounterChange) => setDraft((before) => changed(before, what, randomId));
  const dictation = useDictation(language, (heard) => setText((before) => `${before} ${heard}`.trim()));
  const menu = data?.counterMenu ?? [];

  const understand = (said: string) =>
    once('hearing', async () => {
      setHearingError(undefined);
      try {
        const variables = { text: said };
        const answer = await client.query({ query: HeardOrderDocument, variables, fetchPolicy: 'network-only' });
        if (answer.data) change({ type: 'heard', order: answer.data.heardOrder });
      } catch (failure) {
        setHearingError(sayFault(failure));
      }
    });

  const next = () => {
    change({ type: 'over' });
    setText('');
    placing.next();
  };

  const choiceOf = (lineId: string, choiceId: string) =>
    draft.lines.find(({ id }) => id === lineId)?.choices.find(({ id }) => id === choiceId);

  return (
    <VoiceScreen
      recorder={{
        ...dictation,
        value: text,
        onChange: setText,
        language,
        onLanguageChange: setLanguage,
        busy: busyIds.length > 0,
        error: hearingError,
        onSubmit: (said) => void understand(said),
      }}
      order={{
        ...draft,
        items: menu,
        onCustomerNameChange: (customerName) => change({ type: 'name', customerName }),
        onQuantityChange: (lineId, quantity) => change({ type: 'quantity', lineId, quantity }),
        onRemove: (lineId) => change({ type: 'quantity', lineId, quantity: 0 }),
        onRemoveOption: (lineId, optionId) => change({ type: 'removeOption', lineId, optionId }),
        onReplace: (lineId, choiceId) => {
          const choice = choiceOf(lineId, choiceId);
          if (choice) change({ type: 'replace', lineId, choice });
        },
        onAdd: (choiceId) => {
          const choice = menu.find(({ id }) => id === choiceId);
          if (choice) change({ type: 'add', choice });
        },
        onConfirm: () => void placing.place(draft),
        busy: placing.busy,
        error: placing.error,
      }}
      placed={placing.placed && toPlaced(placing.placed, next)}
      failure={error && !data ? sayFault(error) : undefined}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** The browser’s until another was chosen; this device keeps the choice. */
function useVoiceLanguage(): [VoiceLanguage, (language: VoiceLanguage) => void] {
  const [language, setLanguage] = useState(() => voiceOf(readStored(LANGUAGE_KEY) ?? navigator.language));
  const choose = (chosen: VoiceLanguage) => {
    writeStored(LANGUAGE_KEY, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}

function toPlaced(order: PlacedOrder, onStart: () => void): VoiceScreenProps['placed'] {
  const { id, token, customerName, totalCents, lines } = order;
  return {
    text: lines.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', '),
    token,
    customerName,
    totalCents,
    onPrint: () => {
      if (!openPrintWindow(id, 'ticket')) notify(windowBlocked(), 'caution');
    },
    onStart,
  };
}
