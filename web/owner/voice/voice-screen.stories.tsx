import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenWords } from '../../../.storybook/checks/broken-words';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { croissants, menu, sandwich, someBread } from '../../../.storybook/samples/voice-order';
import { VoiceScreen, type VoiceScreenProps } from './voice-page';

const recorder: VoiceScreenProps['recorder'] = {
  state: 'idle',
  value: '',
  onChange: fn(),
  onLanguageChange: fn(),
  onStart: fn(),
  onStop: fn(),
  onSubmit: fn(),
};

const order: VoiceScreenProps['order'] = {
  lines: [],
  items: menu,
  customerName: '',
  onCustomerNameChange: fn(),
  onQuantityChange: fn(),
  onRemove: fn(),
  onReplace: fn(),
  onRemoveOption: fn(),
  onAdd: fn(),
  onConfirm: fn(),
};

const said = 'deux croissants, un jambon beurre sans cornichon bien cuit et un pain';

const meta = {
  component: VoiceScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: { recorder, order, onRetry: fn() },
} satisfies Meta<typeof VoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A customer comes in. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dicter' }));
    await expect(args.recorder.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Passer la commande' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter Pain au chocolat/ }));
    await expect(args.order.onAdd).toHaveBeenCalledWith('chocolat');
  },
};

/** While the customer speaks, what is sure already stands on the other side. */
export const Listening: Story = {
  args: {
    recorder: {
      ...recorder,
      state: 'listening',
      language: 'fr-FR',
      value: 'deux croissants',
      interimText: 'et un jambon',
    },
    order: { ...order, lines: [croissants] },
  },
};

/** One word was two things: that line waits for a thumb. */
export const ToSetRight: Story = {
  args: {
    recorder: { ...recorder, language: 'fr-FR', value: said },
    order: { ...order, lines: [croissants, sandwich, someBread], unknownWords: ['kouign-amann'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pain de mie/ }));
    await expect(args.order.onReplace).toHaveBeenCalledWith('l-3', 'mie');
  },
};

/** Everything is clear. */
export const ToPlace: Story = {
  args: {
    recorder: { ...recorder, language: 'fr-FR', value: said },
    order: { ...order, lines: [croissants, sandwich], customerName: 'Monsieur Benali' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
    await expect(args.order.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Placing: Story = {
  args: { order: { ...order, lines: [croissants, sandwich], busy: true } },
};

/** It exists: its number, its ticket, and on to the next customer. */
export const Placed: Story = {
  args: {
    placed: {
      text: '3 articles pour Monsieur Benali',
      token: 'K7MQ2X',
      customerName: 'Monsieur Benali',
      totalCents: 740,
      onPrint: fn(),
      onStart: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande' }));
    await expect(args.placed?.onStart).toHaveBeenCalledOnce();
  },
};

export const PlacingFailed: Story = {
  args: { order: { ...order, lines: [croissants, sandwich], error: 'Failed to place order.' } },
};

/** Nothing of what was said is on the menu. */
export const NothingUnderstood: Story = {
  args: {
    recorder: {
      ...recorder,
      value: 'kouign amann',
      error: 'Rien sur votre carte ne correspond à « kouign », « amann ».',
    },
  },
};

/** A browser that cannot listen: one types. */
export const Unsupported: Story = { args: { recorder: { ...recorder, obstacle: 'unsupported' } } };

export const MicrophoneRefused: Story = { args: { recorder: { ...recorder, obstacle: 'refused' } } };

export const Failed: Story = {
  args: { failure: 'Votre carte n’a pas pu être lue. Veuillez réessayer.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const longMenu = Array.from({ length: 8 }, (_, nth) =>
  menu.map((item) => ({ ...item, id: `${item.id}-${String(nth)}` })),
);
const long = {
  ...ToSetRight.args,
  order: { ...order, lines: [croissants, sandwich, someBread], items: longMenu.flat() },
};

/** However much is on the menu, the page ends where its content does. */
const endsWithItsContent = async () => {
  await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(
    Math.max(window.innerHeight, Math.ceil(document.body.getBoundingClientRect().height)),
  );
};

/** With large text one column, and no word is broken. */
export const TwiceTheTextOnATablet: Story = {
  args: long,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
    await endsWithItsContent();
  },
};

export const OnAPhone: Story = {
  args: long,
  globals: { viewport: { value: 'phone' } },
  play: endsWithItsContent,
};

export const Dark: Story = { args: ToSetRight.args, globals: { theme: 'dark' } };
