import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

export const REASON = 'J’ai attendu dix minutes.';
export const ANSWER = 'Le rideau était baissé, pardon.';

/** What an order says whose customer did not come, and what it says once they contest that. */
export const missed = { status: 'NO_SHOW', cancellableUntil: null, contestableUntil: '2026-06-13T10:40:00Z' } as const;
export const contested = (reason: string, answer: string | null = null) => ({
  ...missed,
  contestableUntil: null,
  noShowContest: { __typename: 'NoShowContest' as const, reason, answer },
});

/** Sends the words in the dialog of this button, once: then they stand on the page instead of it. */
export const sendsOnce =
  (button: string, words: string, news: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), words);
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText(news)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: button })).toBeNull();
  };
export const contestsOnce = sendsOnce('J’étais là : contester', REASON, /Vous contestez .+ J’ai attendu dix minutes\./);
