import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonStyles } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'La boutique garde votre commande 30 minutes.',
    children: (
      <button type="button" className={buttonStyles({ tone: 'quiet' })}>
        Créneau de 12 h
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="py-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes with the focus, describes its element, goes with Escape. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Créneau de 12 h' });
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(button).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Shown, to be looked at. */
export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

/** Comes a moment after the pointer and leaves with it. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Below, for what stands at the upper edge. */
export const Below: Story = { ...Shown, args: { placement: 'bottom' } };

/** On a link as well. */
export const OnALink: Story = {
  ...Shown,
  args: {
    children: (
      <a href="#stripe" className={buttonStyles({ tone: 'plain' })}>
        Virements
      </a>
    ),
  },
};

/** Wraps and stays inside the window. */
export const LongText: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Anticonstitutionnellement : le montant affiché comprend la taxe sur la valeur ajoutée et les frais de service.',
  },
};

export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };

export const TwiceTheText: Story = {
  ...LongText,
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
