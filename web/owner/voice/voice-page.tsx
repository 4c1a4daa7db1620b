import { useApolloClient } from '@apollo/client/react';
import { useState, useEffect, useRef } from 'react';
import {
  HeardOrderDocument,
  useVoicePageQuery,
  usePlaceCounterOrderMutation,
  type PlaceCounterOrderMutation,
} from '../../../graphql/generated/owner/voice';
import { notify } from '../../../ui/base/toast/toast';
import {
  voiceOf,
  type VoiceLanguage,
  type HearingObstacle,
  type RecorderState,
  VoiceRecorder,
} from '../../../ui/owner/voice-recorder/voice-recorder';
import { errorMessage } from '../../page/faults';
import { openPrintWindow } from '../../ordering/print-window';
import { readStored, writeStored } from '../../page/storage';
import { useMinutes } from '../../page/use-minutes';
import { refused, useOutcome } from '../../page/use-outcome';
import { randomId } from '../../page/random-id';
import {
  counterMealDeals,
  heard,
  NOTHING_YET,
  toInput,
  withChoice,
  withOneMore,
  withoutOption,
  withQuantity,
  type CounterDraft,
} from './counter-order';
import * as t from './voice.texts';
import { refusalMessage } from '../../page/refusals';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { OrderPlaced } from '../../../ui/owner/voice-lines/order-placed';
import { ProductTiles } from '../../../ui/owner/voice-lines/product-tiles';
import { VoiceLines, type VoiceLinesProps } from '../../../ui/owner/voice-lines/voice-lines';

const LANGUAGE_KEY = 'voiceLanguage';

/** Takes an order at the counter by voice (specification 7.12). */
export function VoicePage() {
  const client = useApolloClient();
  const { data, error, refetch } = useVoicePageQuery({ fetchPolicy: 'cache-and-network' });
  const [language, setLanguage] = useVoiceLanguage();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<CounterDraft>(NOTHING_YET);
  const hearing = useOutcome();
  const placing = usePlacing();
  const dictation = useDictation(language, (words) => setText((before) => `${before} ${words}`.trim()));
  const menu = data?.counterMenu ?? [];
  const now = useMinutes();

  const understand = (text: string) =>
    hearing.send('order', async () => {
      const answer = await client.query({
        query: HeardOrderDocument,
        variables: { text },
        fetchPolicy: 'network-only',
      });
      const order = answer.data?.heardOrder;
      if (order) setDraft((before) => heard(before, order));
    });

  const next = () => {
    setDraft(NOTHING_YET);
    setText('');
    placing.next();
  };

  const order: VoiceLinesProps = {
    ...draft,
    mealDeals: data && counterMealDeals(draft, data, now),
    onCustomerNameChange: (customerName) => setDraft((before) => ({ ...before, customerName })),
    onQuantityChange: (lineId, quantity) => setDraft((before) => withQuantity(before, lineId, quantity)),
    onRemove: (lineId) => setDraft((before) => withQuantity(before, lineId, 0)),
    onRemoveOption: (lineId, optionId) => setDraft((before) => withoutOption(before, lineId, optionId)),
    onReplace: (lineId, choiceId) => setDraft((before) => withChoice(before, lineId, choiceId)),
    onConfirm: () => placing.place(draft),
    busy: placing.busy,
    error: placing.error,
  };

  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl md:text-4xl">{t.voiceOrder()}</h1>
      {error && !data ? (
        <ErrorState text={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : placing.placed ? (
        <Placed order={placing.placed} onStart={next} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2 @2xl:grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(--spacing(80),4fr)] @4xl:grid-rows-none">
          <div className={beside}>
            <VoiceRecorder
              {...dictation}
              value={text}
              onChange={setText}
              language={language}
              onLanguageChange={setLanguage}
              busy={hearing.busy}
              error={hearing.outcome?.text}
              onSubmit={understand}
            />
          </div>
          <div className="@2xl:@max-4xl:row-span-2">
            <ProductTiles
              {...order}
              items={menu}
              onAdd={(choiceId) => {
                const choice = menu.find(({ id }) => id === choiceId);
                if (choice) setDraft((before) => withOneMore(before, choice));
              }}
            />
          </div>
          <VoiceLines {...order} className={`${beside} @4xl:max-h-[calc(100dvh-var(--spacing-header)---spacing(8))]`} />
        </div>
      )}
    </div>
  );
}

// Dictation, menu and order side by side; on a narrower tablet the menu beside both, on a phone all in one column.
const beside = '@4xl:sticky @4xl:top-[calc(var(--spacing-header)+--spacing(4))]';

function Placed({ order, onStart }: { order: PlacedOrder; onStart: () => void }) {
  const { id, token, customerName, totalCents, lines } = order;
  return (
    <OrderPlaced
      text={lines.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', ')}
      token={token}
      customerName={customerName}
      totalCents={totalCents}
      onPrint={() => {
        if (!openPrintWindow(id, 'ticket')) notify(t.windowBlocked(), 'caution');
      }}
      onStart={onStart}
    />
  );
}

/** Language of the dictation: the browser's until another is chosen, which is stored on this device. */
function useVoiceLanguage(): [VoiceLanguage, (language: VoiceLanguage) => void] {
  const [language, setLanguage] = useState(() => voiceOf(readStored(LANGUAGE_KEY) ?? navigator.language));
  const choose = (chosen: VoiceLanguage) => {
    writeStored(LANGUAGE_KEY, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}

function useDictation(language: VoiceLanguage, onHeard: (text: string) => void) {
  const running = useRef<Recognition | null>(null);
  const [state, setState] = useState<RecorderState>('idle');
  const [interimText, setInterimText] = useState('');
  const [obstacle, setObstacle] = useState<HearingObstacle | undefined>(() =>
    recognitionFor(language) ? undefined : 'unsupported',
  );

  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    if (running.current) return;
    const recognition = recognitionFor(language);
    if (!recognition) return setObstacle('unsupported');
    const over = () => {
      running.current = null;
      setInterimText('');
      setState('idle');
    };
    recognition.onstart = () => setState('listening');
    recognition.onresult = (event) => {
      const { final, interim } = heardIn(event);
      setInterimText(interim);
      if (final !== '') onHeard(final);
    };
    recognition.onerror = ({ error }) => setObstacle(obstacleOf(error));
    recognition.onend = over;
    running.current = recognition;
    setObstacle(undefined);
    setState('starting');
    try {
      recognition.start();
    } catch {
      setObstacle('unreachable');
      over();
    }
  };

  // After `stop` the browser still delivers what it has recognised, then fires its end event.
  const stop = () => running.current?.stop();

  return { state, interimText, obstacle, onStart: start, onStop: stop };
}

/** Subset of the browser's SpeechRecognition that is used; some browsers and the DOM types lack it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** Creates a speech recognition in a language; null when the browser has none. */
function recognitionFor(language: VoiceLanguage): Recognition | null {
  const from = window as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };
  const Made = from.SpeechRecognition ?? from.webkitSpeechRecognition;
  return Made ? Object.assign(new Made(), { lang: language, continuous: true, interimResults: true }) : null;
}

/** Text of a recognition event: `final` no longer changes, `interim` may. */
export function heardIn({ resultIndex, results }: RecognitionEvent): { final: string; interim: string } {
  const fresh = Array.from(results).slice(resultIndex);
  const textOf = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ');
  return { final: textOf(true), interim: textOf(false) };
}

const OBSTACLES: Readonly<Record<string, HearingObstacle>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'missing',
  'no-speech': 'silent',
  network: 'unreachable',
  'language-not-supported': 'unreachable',
};

export function obstacleOf(error: string): HearingObstacle | undefined {
  return error === 'aborted' ? undefined : (OBSTACLES[error] ?? 'unreachable');
}

const failed = (reason = '') => `${t.placingFailed()}\n${reason}`.trim();

type PlacedOrder = Extract<PlaceCounterOrderMutation['placeCounterOrder'], { __typename: 'Order' }>;

/** Places the counter order once: a retry after a lost answer sends the same id and returns the same order. */
function usePlacing() {
  const [placeCounterOrder] = usePlaceCounterOrderMutation();
  const { send, outcome, setOutcome, busy } = useOutcome((failure) => failed(errorMessage(failure)));
  const sent = useRef<{ draft: CounterDraft; id: string }>(null);
  const [placed, setPlaced] = useState<PlacedOrder>();

  const place = (draft: CounterDraft) =>
    send('order', async () => {
      if (sent.current?.draft !== draft) sent.current = { draft, id: randomId() };
      const { data } = await placeCounterOrder({ variables: { input: toInput(draft, sent.current.id) } });
      const answer = data?.placeCounterOrder;
      if (answer?.__typename !== 'Order') return refused(failed(answer && refusalMessage(answer)));
      setPlaced(answer);
    });

  const next = () => {
    setPlaced(undefined);
    setOutcome(null);
  };
  return { place, placed, error: outcome?.text, busy, next };
}
