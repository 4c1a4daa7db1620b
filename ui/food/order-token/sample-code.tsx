import * as t from './order-token.texts';

export function SampleCode() {
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
