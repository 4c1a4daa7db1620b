import { expect, test } from 'vitest';
import { tv } from './tv';

const button = tv({
  base: 'grid',
  variants: {
    tone: { accent: 'bg-accent', quiet: 'bg-surface', plain: 'bg-canvas' },
    size: { small: 'py-1', large: 'py-3' },
    wide: { true: 'w-full', false: 'w-11' },
  },
  compoundVariants: [{ size: 'small', tone: ['quiet', 'plain'], wide: false, class: 'px-2' }],
  defaultVariants: { tone: 'accent', size: 'large' },
});

test('what is not chosen is as usual, a flag that nobody raises is down, and further classes come last', () => {
  expect(button()).toBe('grid bg-accent py-3 w-11');
  expect(button({ tone: undefined, wide: true, className: 'mt-2' })).toBe('grid bg-accent py-3 w-full mt-2');
});

test('classes for several choices at once come where all of them are made', () => {
  expect(button({ size: 'small', tone: 'plain' })).toBe('grid bg-canvas py-1 w-11 px-2');
  expect(button({ size: 'small', tone: 'plain', wide: true })).toBe('grid bg-canvas py-1 w-full');
  expect(button({ size: 'small' })).toBe('grid bg-accent py-1 w-11');
});

test('slots are looks of one choice, each with its own classes', () => {
  const card = tv({
    slots: { root: 'flex', name: '' },
    variants: { soldOut: { true: { root: 'opacity-60', name: 'line-through' }, false: { root: 'bg-surface' } } },
    compoundVariants: [{ soldOut: true, class: { name: 'text-sm' } }],
  });
  const { root, name } = card({ soldOut: true });
  expect([root(), root({ className: 'mt-2' }), name()]).toEqual([
    'flex opacity-60',
    'flex opacity-60 mt-2',
    'line-through text-sm',
  ]);
  expect([card().root(), card().name()]).toEqual(['flex bg-surface', '']);
});
