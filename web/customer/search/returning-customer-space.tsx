import { readStored, writeStored } from '../../page/storage';
import { ROOM_KEY } from '../../shops/places';

/** Reserves the height that the late content took last time, so that nothing jumps. */
export function ReturningCustomerSpace() {
  return <div style={{ height: Number(readStored(ROOM_KEY)) }} />;
}

export function rememberHeight(pixels: number): void {
  writeStored(ROOM_KEY, pixels > 0 ? String(pixels) : null);
}
