import { StatTile, type StatTileProps } from './stat-tile';

export interface StatTilesProps {
  label: string;
  tiles: readonly StatTileProps[];
}

export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <section aria-label={label} className="@container">
      <div className="grid gap-3 @xs:grid-cols-2 @2xl:gap-4 @4xl:grid-cols-4">
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </div>
    </section>
  );
}
