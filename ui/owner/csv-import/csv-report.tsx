import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card } from '../../base/card/card';
import type { MenuFile } from './menu-csv';

export interface CsvReportProps {
  file: MenuFile;
  knownCount: number;
}

const rowsText = (count: number) => `${count} ${count > 1 ? 'lignes prêtes' : 'ligne prête'}`;
const problemsText = (count: number) => `${count} ${count > 1 ? 'lignes à corriger' : 'ligne à corriger'}`;

/** What a file would do, before it does anything: how much is ready, and each bad line with what is wrong. */
export function CsvReport({ file: { rows, problems }, knownCount }: CsvReportProps) {
  const added = rows.length - knownCount;
  return (
    <div role="status" className="grid gap-4">
      {rows.length > 0 && (
        <div className="flex items-center gap-3 rounded-control bg-positive-soft px-4 py-3 text-positive">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          <p>
            <strong className="font-semibold">{rowsText(rows.length)}</strong> : {added}{' '}
            {added > 1 ? 'nouveaux articles' : 'nouvel article'}, {knownCount} mis à jour.
          </p>
        </div>
      )}
      {problems.length > 0 && (
        <Card tone="flat" padding="none">
          <p className="flex items-center gap-3 bg-caution-soft px-4 py-3 font-semibold text-caution">
            <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
            {rows.length === 0 && problems[0]?.line === null ? 'Fichier refusé' : problemsText(problems.length)}
          </p>
          <ol className="divide-y divide-line">
            {problems.map(({ line, text }) => (
              <li key={`${line ?? 0}-${text}`} className="flex gap-4 px-4 py-3">
                {line !== null && (
                  <span className="w-20 shrink-0 font-semibold text-ink-muted tabular-nums">Ligne {line}</span>
                )}
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}
