import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../base/button/button';
import { ArrivalFlash } from './arrival-flash';

function Arriving() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Une commande</Button>
      <ArrivalFlash text={count > 0 ? `Nouvelle commande : ${String(count)}` : undefined} />
    </>
  );
}

export default { component: ArrivalFlash, render: Arriving } satisfies Meta<typeof ArrivalFlash>;

/** Twice in two seconds, however many orders come meanwhile: what flashes more than three times a second can harm. */
export const Rush: StoryObj<typeof ArrivalFlash> = {
  play: async ({ canvas, userEvent }) => {
    const flash = () => document.querySelector<HTMLElement>('[data-flash]');
    await expect(flash()).toBeNull();
    const button = canvas.getByRole('button', { name: 'Une commande' });
    await userEvent.click(button);
    const first = flash();
    await expect(first).not.toBeNull();
    for (let more = 0; more < 5; more++) await userEvent.click(button);
    await expect(flash()).toBe(first);
    await waitFor(() => expect(flash()).toBeNull());
    await userEvent.click(button);
    await expect(flash()).not.toBeNull();
  },
};
