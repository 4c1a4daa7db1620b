import { expect, test } from 'vitest';
import { tv } from './tv';

const button = tv({
  base: 'pressed',
  variants: {
    tone: { accent: 'butter', quiet: 'white', plain: 'bare' },
    size: { small: 'low', large: 'high' },
    wide: { true: 'full', false: 'narrow' },
  },
  compoundVariants: [{ size: 'small', tone: ['quiet', 'plain'], wide: false, class: 'tight' }],
  defaultVariants: { tone: 'accent', size: 'large' },
});

test('what is not chosen is as usual, a flag that nobody raises is down, and further classes come last', () => {
  expect(button()).toBe('pressed butter high narrow');
  expect(button({ tone: undefined, wide: true, className: 'mt-2' })).toBe('pressed butter high full mt-2');
});

test('classes for several choices at once come where all of them are made', () => {
  expect(button({ size: 'small', tone: 'plain' })).toBe('pressed bare low narrow tight');
  expect(button({ size: 'small', tone: 'plain', wide: true })).toBe('pressed bare low full');
  expect(button({ size: 'small' })).toBe('pressed butter low narrow');
});

test('slots are looks of one choice, each with its own classes', () => {
  const card = tv({
    slots: { root: 'card', name: '' },
    variants: { soldOut: { true: { root: 'pale', name: 'struck' }, false: { root: 'white' } } },
    compoundVariants: [{ soldOut: true, class: { name: 'small' } }],
  });
  const { root, name } = card({ soldOut: true });
  expect([root(), root({ className: 'mt-2' }), name()]).toEqual(['card pale', 'card pale mt-2', 'struck small']);
  expect([card().root(), card().name()]).toEqual(['card white', '']);
});
