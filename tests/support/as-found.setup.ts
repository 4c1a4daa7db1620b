import 'reflect-metadata';
import { afterAll, vi } from 'vitest';

// The next file of this worker finds time and globals as if none had been there before.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
