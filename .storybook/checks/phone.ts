import { VIEWPORTS } from '../viewports';

/** In CSS pixels. */
const WIDTH = parseInt(VIEWPORTS.phone.styles.width);

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * The frame the story stands in becomes a phone for a moment; to resize it here costs less than to ask Vitest.
 * Tests know no margins around a component: without, what reaches over its edge would reach out of the window.
 */
export async function onAPhone<T>({ margins }: { margins: boolean }, measure: () => T): Promise<T> {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('A story is tested in a frame.');
  const { width } = frame.style;
  frame.style.width = `${String(WIDTH)}px`;
  if (margins) document.body.style.padding = '3rem 1rem';
  try {
    // Two: what hangs on something, a menu on its button, moves after it.
    await painted();
    await painted();
    return measure();
  } finally {
    frame.style.width = width;
    document.body.style.padding = '';
  }
}
