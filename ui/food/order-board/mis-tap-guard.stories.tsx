import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import type { BoardOrder } from './board-order';
import { OrderBoard, type OrderBoardProps } from './order-board';
import { boardHandlers, rushOrders, sampleOrder } from '../../../.storybook/samples/orders';

/** Sent by the play: an order comes in before the others, or is taken away by another hand. */
const CHANGE = 'orders-change';

/** A board whose orders change while somebody is about to tap; an order that is advanced makes room for another. */
function Restless(props: OrderBoardProps) {
  const [orders, setOrders] = useState(props.orders);
  const made = useRef(0);
  const fresh = (): BoardOrder => {
    made.current += 1;
    return { ...sampleOrder, id: `made-${made.current}`, token: `T${10_000 + made.current}` };
  };
  useEffect(() => {
    const random = seeded(3);
    const change = () =>
      setOrders((before) => {
        const at = Math.floor(random() * before.length);
        return before.length < 12 ? before.toSpliced(at, 0, fresh()) : before.toSpliced(at, 1);
      });
    window.addEventListener(CHANGE, change);
    return () => window.removeEventListener(CHANGE, change);
  }, []);
  const advance = (order: BoardOrder) => {
    props.onAdvance(order);
    setOrders((before) => [...before.filter((one) => one.id !== order.id), fresh()]);
  };
  return <OrderBoard {...props} orders={orders} onAdvance={advance} />;
}

function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Where the step of each card in the window is pressed. */
const placesOf = (cards: Iterable<HTMLElement>) =>
  [...cards].flatMap((card) => {
    const { left, bottom } = card.getBoundingClientRect();
    const token = card.querySelector('h3')?.textContent ?? '';
    return bottom > 300 && bottom < window.innerHeight ? [{ x: left + 50, y: bottom - 32, token }] : [];
  });

function tap({ x, y }: { x: number; y: number }, held: boolean) {
  const target = document.elementFromPoint(x, y);
  const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  if (held) for (const type of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(type, at));
  target?.dispatchEvent(new MouseEvent('click', at));
}

export default {
  component: OrderBoard,
  render: Restless,
  args: { ...boardHandlers, orders: rushOrders.slice(1, 10), onAdvance: fn<OrderBoardProps['onAdvance']>() },
} satisfies Meta<typeof OrderBoard>;

/** Taps where buttons just were, while orders come and go: whatever is moved on is what lay there. */
export const RandomTapper: StoryObj<typeof OrderBoard> = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvasElement }) => {
    const cards = () => canvasElement.querySelectorAll('article');
    const random = seeded(7);
    const tapped: { asked: string; moved: string }[] = [];
    let asked = '';
    mocked(args.onAdvance).mockImplementation(({ token }) => tapped.push({ asked, moved: token }));
    const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    for (let turns = 0; turns < 16; turns++) {
      // Longer than a finger may be on its way: the cards have come to rest.
      await pause(700);
      const places = placesOf(cards());
      if (random() < 0.6) window.dispatchEvent(new Event(CHANGE));
      await pause(30 + random() * 40);
      for (let taps = 0; taps < 10; taps++) {
        const place = places[Math.floor(random() * places.length)];
        if (!place) continue;
        asked = place.token;
        tap(place, random() < 0.3);
      }
    }
    await expect(tapped.length).toBeGreaterThan(10);
    await expect(tapped.filter(({ asked, moved }) => asked !== moved)).toEqual([]);
  },
};
