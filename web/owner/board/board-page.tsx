import { useState } from 'react';
import { useDocumentTitle } from '../../page/document-title';
import { sayConnection, sayReadingFailed } from './board-messages';
import { BoardScreen } from './board-screen';
import { sayArrivals, toBoard } from './board-view';
import { useBoardOrders } from './use-board-orders';
import { useOrderSteps } from './use-order-steps';
import { usePause } from './use-pause';
import { usePreparation } from './use-preparation';
import { useReceiptPrint } from './use-receipt-print';
import { useServerTime } from './use-server-time';
import { useSound } from './use-sound';
import { useWakeLock } from './use-wake-lock';

/** The orders of the shop, live (spec owner §2, « Tableau de bord du propriétaire »). */
export function BoardPage() {
  const { board, orders, shop, arrivals, lost, failure, reading, ahead, readAt } = useBoardOrders();
  const { busyIds, advance, undo, markNoShow, cancel } = useOrderSteps(board, lost && orders !== undefined);
  const { sound, onSound } = useSound();
  const now = useServerTime(ahead);
  const { receipt, print } = useReceiptPrint();
  const [query, setQuery] = useState('');
  const preparation = usePreparation(orders, now);
  const paused = usePause(shop);
  useWakeLock();

  const cards = toBoard(orders ?? [], { now, untouched: arrivals.untouched });
  const waiting = cards.filter(({ unseen }) => unseen).length;
  useDocumentTitle(waiting > 0 ? `(${waiting}) Commandes` : 'Commandes');

  return (
    <BoardScreen
      orders={cards}
      busyIds={busyIds}
      {...sayConnection({ lost: lost && orders !== undefined, onLine: navigator.onLine, readAt, now: now - ahead })}
      paused={paused}
      loading={reading}
      error={!orders && failure !== null ? sayReadingFailed(failure) : undefined}
      onRetry={board.refresh}
      onAdvance={(order) => void advance(order)}
      onUndo={(order) => void undo(order)}
      onMarkNoShow={(order) => void markNoShow(order)}
      onCancel={(order, reason) => void cancel(order, reason)}
      query={query}
      onQueryChange={setQuery}
      onPrint={({ id }) => print(id)}
      onAcknowledge={({ id }) => board.arrivals.touch(id)}
      sound={shop?.alerts.ring === false ? 'never' : sound}
      onSound={onSound}
      announcement={sayArrivals(arrivals.latest)}
      preparation={preparation}
      receipt={receipt}
    />
  );
}
