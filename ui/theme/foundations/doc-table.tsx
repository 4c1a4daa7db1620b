import type { ReactNode } from 'react';

export interface DocTableProps {
  titles: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** Documentation table; on a phone each row becomes a block of its own. */
export function DocTable({ titles, rows }: DocTableProps) {
  return (
    <div className="my-6 overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-start max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            {titles.map((title, place) => (
              <th
                key={place}
                scope="col"
                className="border-b border-line-strong px-4 py-3 text-start text-sm font-semibold text-ink-muted first:ps-6 last:pe-6"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block [&>tr+tr>td]:border-line max-md:[&>tr+tr>td:first-child]:border-t md:[&>tr+tr>td]:border-t">
          {rows.map((cells, place) => (
            <tr key={place} className="max-md:grid max-md:gap-1 max-md:pb-4">
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className="px-4 align-top wrap-anywhere first:font-semibold max-md:first:pt-4 md:first:w-36 lg:first:w-52 md:py-3 md:first:ps-6 md:last:pe-6"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
