import { useLayoutEffect, useRef, useState } from 'react';
import type { BoardHandlers } from './order-actions';

export function useSteadyHandlers(handlers: BoardHandlers): BoardHandlers {
  const present = useRef(handlers);
  useLayoutEffect(() => {
    present.current = handlers;
  });
  const [steady] = useState<BoardHandlers>(() => ({
    onAdvance: (order) => present.current.onAdvance(order),
    onMarkNoShow: (order) => present.current.onMarkNoShow(order),
    onPrint: (order) => present.current.onPrint(order),
    onUndo: (order) => present.current.onUndo(order),
    onAcknowledge: (order) => present.current.onAcknowledge(order),
    onCancel: (order) => present.current.onCancel?.(order),
  }));
  const [withoutCancel] = useState<BoardHandlers>(() => ({ ...steady, onCancel: undefined }));
  return handlers.onCancel ? steady : withoutCancel;
}
