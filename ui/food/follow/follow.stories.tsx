import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { HeartButton, TellMeButton } from './follow';

function Both() {
  const [kept, setKept] = useState(false);
  const [waiting, setWaiting] = useState(false);
  return (
    <div className="flex gap-4">
      <HeartButton name="Maison Levain" kept={kept} onToggle={() => setKept(!kept)} />
      <TellMeButton waiting={waiting} onToggle={() => setWaiting(!waiting)} />
    </div>
  );
}

export default { component: Both } satisfies Meta<typeof Both>;

export const Pressed: StoryObj<typeof Both> = {
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favori : Maison Levain' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Prévenez-moi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'On vous préviendra' }));
    await expect(canvas.getByRole('button', { name: 'Prévenez-moi' })).toBeVisible();
  },
};
