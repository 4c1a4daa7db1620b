/** What a thumb needs, in CSS pixels. */
const THUMB = 44;
const ROUNDING = 0.5;

const TARGETS = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem'].map((role) => `[role=${role}]`),
].join(', ');

/** Why a target may be smaller than a thumb; everything else may not. */
const EXEMPTIONS: { because: string; applies: (target: Element) => boolean }[] = [
  {
    because: 'nobody can see it: hidden, not laid out, or read aloud only (a pixel, shown as soon as it has the focus)',
    applies: (target) => {
      const { width, height } = target.getBoundingClientRect();
      const seen = target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      return !seen || width <= 1 || height <= 1;
    },
  },
  {
    because: 'fingers go through it to what lies below, which is measured itself',
    applies: (target) => getComputedStyle(target).pointerEvents === 'none',
  },
  {
    because: 'a link within a sentence is as high as its line (WCAG 2.5.8, inline)',
    applies: (target) => target.matches('a[href]') && isWithinSentence(target),
  },
];

function isWithinSentence(link: Element): boolean {
  if (!getComputedStyle(link).display.startsWith('inline')) return false;
  const block = link.parentElement?.closest('p, li, dd, label, span, div');
  if (!block) return false;
  const links = [...block.querySelectorAll('a')].reduce((length, { textContent }) => length + textContent.length, 0);
  return block.textContent.trim().length > links;
}

/** What can be pressed for this control: itself and the labels that stand for it. */
function pressable(target: Element): Element[] {
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  return [target, ...labels];
}

/** Whether a thumb put anywhere within 44 × 44 around the middle of one of these would press it, e.g. by an invisible rim. */
function catchesThumb(parts: Element[]): boolean {
  const reach = THUMB / 2 - 1;
  return parts.some((part) => {
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const corners = [-reach, reach].flatMap((across) => [-reach, reach].map((down) => [x + across, y + down] as const));
    return corners.every(([across, down]) => {
      const hit = document.elementFromPoint(across, down);
      return parts.some((one) => one.contains(hit));
    });
  });
}

const isThumbSized = (part: Element) => {
  const { width, height } = part.getBoundingClientRect();
  return width >= THUMB - ROUNDING && height >= THUMB - ROUNDING;
};

/** Whether anything that can be pressed has a side shorter than this. */
export const smallerThan = (size: number) =>
  [...document.body.querySelectorAll(TARGETS)].some((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < size && Math.max(width, height) > 1;
  });

/** Everything on the page that can be pressed and is smaller than a thumb; to be asked on a phone. */
export function targetsTooSmall(): string[] {
  return [...document.body.querySelectorAll(TARGETS)].flatMap((target) => {
    const parts = pressable(target);
    if (parts.some(isThumbSized)) return [];
    if (EXEMPTIONS.some(({ applies }) => parts.every(applies))) return [];
    if (catchesThumb(parts)) return [];
    const { width, height } = target.getBoundingClientRect();
    const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40);
    const size = `${String(Math.round(width * 10) / 10)} × ${String(Math.round(height * 10) / 10)}`;
    return [`touch target of ${size} px: <${target.localName}> ${name}`];
  });
}
