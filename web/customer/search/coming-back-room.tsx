import { readStored, writeStored } from '../../page/storage';

const KEY = 'comingBackRoom';

/** Kept free for what comes late, as much as it took the last time, so that nothing jumps. */
export function ComingBackRoom() {
  return <div style={{ height: Number(readStored(KEY)) }} />;
}

export function keepRoom(pixels: number): void {
  writeStored(KEY, pixels > 0 ? String(pixels) : null);
}
