import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { Button } from '../../base/button/button';
import { OrderToken } from './order-token';
import * as t from './order-token.texts';

function SampleCode() {
  const dark = (row: number, column: number) => ((row * 7 + column * 13 + row * column) % 5) % 2 === 0;
  const corner = (x: number, y: number) => (
    <path
      key={`${x}-${y}`}
      d={`M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`}
      fillRule="evenodd"
    />
  );
  const inCorner = (row: number, column: number) => (row < 8 || row > 16) && (column < 8 || (row < 8 && column > 16));
  return (
    <svg viewBox="0 0 25 25" role="img" aria-label={t.code()} fill="currentColor" shapeRendering="crispEdges">
      {[corner(0, 0), corner(18, 0), corner(0, 18)]}
      {Array.from({ length: 625 }, (_, place) => ({ row: Math.floor(place / 25), column: place % 25 }))
        .filter(({ row, column }) => !inCorner(row, column) && dark(row, column))
        .map(({ row, column }) => (
          <rect key={`${row}-${column}`} x={column} y={row} width="1" height="1" />
        ))}
    </svg>
  );
}

const place = {
  name: 'Maison Levain',
  address: '10 Rue de Rivoli, 75004 Paris',
  phone: '01 42 72 00 00',
  mapHref: 'geo:48.8556,2.3581',
};

export default {
  component: OrderToken,
  args: { token: 'K7MQ2X', pickupWindow: '12:15 PM - 12:30 PM', place, qrCode: <SampleCode /> },
  decorators: [inBox('max-w-160')],
} satisfies Meta<typeof OrderToken>;
type Story = StoryObj<typeof OrderToken>;

/** Held up at the counter; before that, the way there and what to do next. */
export const OnTheWay: Story = {
  args: {
    children: (
      <Button size="large" wide>
        J’arrive
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const number = canvas.getByText('K7MQ2X');
    await expect(parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThanOrEqual(48);
    await expect(canvas.getByRole('img', { name: 'Code de la commande' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Itinéraire (nouvel onglet)' })).toHaveAttribute(
      'href',
      place.mapHref,
    );
    await expect(canvas.getByRole('link', { name: place.phone })).toHaveAttribute('href', 'tel:0142720000');
  },
};

/** No directions on the shop's own page, nor where the order was called off. */
export const ForTheShop: Story = {
  args: { forShop: true, qrCode: undefined, place: { ...place, mapHref: undefined } },
  render: belowEachOther(
    OrderToken,
    {},
    {
      calledOff: true,
      place: {
        name: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
        address: 'Centre commercial des Grands-Boulevards, porte 14, 112 bis Boulevard Poissonnière, 75002 Paris',
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Numéro de la commande')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Itinéraire/ })).toBeNull();
    const [waiting, calledOff] = canvas.getAllByText('12:15 PM - 12:30 PM');
    await expect(waiting?.tagName).toBe('BDI');
    await expect(calledOff?.tagName).toBe('S');
    await expect(canvas.getByText('Annulé :')).toBeInTheDocument();
  },
};

/** The widest letters stay on one line of a phone. */
export const WideLetters: Story = {
  args: { token: 'WMWQMW' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Commande WMWQMW' });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const size = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(size('K7MQ2X')).toBeGreaterThan(size('Votre numéro'));
  },
};
