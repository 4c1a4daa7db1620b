import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import type { BoardOrder } from './board-order';
import { OrderBoard, type OrderBoardProps } from './order-board';
import { boardHandlers, rushOrders, sampleOrder } from '../../../.storybook/samples/orders';

/** Orders come in, are made by another hand and are asked for at the door, faster than anybody can look. */
function Restless(props: OrderBoardProps) {
  const [orders, setOrders] = useState(props.orders);
  useEffect(() => {
    const random = seeded(3);
    let made = 0;
    const timer = setInterval(() => {
      setOrders((before) => {
        const at = Math.floor(random() * before.length);
        if (before.length < 12) {
          made += 1;
          return before.toSpliced(at, 0, { ...sampleOrder, id: `made-${made}`, token: `T${10_000 + made}` });
        }
        return before.toSpliced(at, 1);
      });
    }, 60);
    return () => clearInterval(timer);
  }, []);
  const advance = (order: BoardOrder) => {
    props.onAdvance(order);
    setOrders((before) => before.map((one) => (one.id === order.id ? { ...one, status: 'READY' } : one)));
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

const meta = {
  component: OrderBoard,
  render: Restless,
  args: { ...boardHandlers, orders: rushOrders.slice(1, 10), onAdvance: fn<OrderBoardProps['onAdvance']>() },
} satisfies Meta<typeof OrderBoard>;

export default meta;

/** Hands that tap where buttons just were, while orders come and go: whatever is moved on is what lay there. */
export const RandomTapper: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvasElement }) => {
    const cards = () => canvasElement.querySelectorAll('article');
    const random = seeded(7);
    const tapped: { asked: string; moved: string }[] = [];
    let asked = '';
    mocked(args.onAdvance).mockImplementation(({ token }) => tapped.push({ asked, moved: token }));
    for (let turns = 0; turns < 25; turns++) {
      const places = placesOf(cards());
      // A finger on its way.
      await new Promise((done) => setTimeout(done, 30 + random() * 40));
      for (let taps = 0; taps < 20; taps++) {
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
