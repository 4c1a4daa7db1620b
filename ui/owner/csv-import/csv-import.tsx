import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './csv-import.texts';
import { decodeCsv } from './csv-table';
import { FileDrop } from './file-drop';
import { readMenuCsv, type MenuFile, type MenuRow } from './menu-csv';

export interface CsvImportProps {
  items: readonly { category: string; name: string }[];
  onSubmit: (rows: MenuRow[]) => void;
  onExport: () => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

const same = (row: { category: string; name: string }) => `${row.category}\n${row.name}`.toLocaleLowerCase('fr');

export function CsvImport({ items, onSubmit, onExport, outcome, busy = false }: CsvImportProps) {
  const [fileName, setFileName] = useState<string>();
  const [read, setRead] = useState<MenuFile | null>(null);
  const known = new Set(items.map(same));
  const rows = read?.rows ?? [];
  return (
    <form
      noValidate
      aria-label={t.importMenu()}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (rows.length > 0 && !busy) onSubmit(rows);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-64 text-pretty text-ink-muted">{t.howTo()}</p>
        <Button tone="quiet" size="counter" onClick={onExport}>
          <Download aria-hidden="true" />
          {t.exportMenu()}
        </Button>
      </div>
      <FileDrop
        label={t.chooseFile()}
        accept=".csv,text/csv"
        hint={t.columnsHint()}
        fileName={fileName}
        disabled={busy}
        onSelect={(file) => {
          setFileName(file.name);
          void file.arrayBuffer().then((bytes) => setRead(readMenuCsv(decodeCsv(bytes))));
        }}
      />
      {read && <CsvReport file={read} knownCount={rows.filter((row) => known.has(same(row))).length} />}
      {(read ?? outcome) && (
        <SubmitBar
          submitLabel={t.importItems(rows.length)}
          busyLabel={t.importing()}
          text={rows.length > 0 && read?.problems.length ? t.leftOut() : undefined}
          outcome={outcome}
          busy={busy}
          disabled={rows.length === 0}
        />
      )}
    </form>
  );
}

/** What a file would do, before it does anything: how much is ready, and each bad line with what is wrong. */
function CsvReport({ file: { rows, problems }, knownCount }: { file: MenuFile; knownCount: number }) {
  return (
    <div role="status" className="grid gap-4">
      {rows.length > 0 && (
        <div className="flex items-center gap-3 rounded-control bg-positive-soft px-4 py-3 text-positive">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          <p>
            {t.report({
              ready: <strong className="font-semibold">{t.rowsReady(rows.length)}</strong>,
              added: rows.length - knownCount,
              known: knownCount,
            })}
          </p>
        </div>
      )}
      {problems.length > 0 && (
        <Card tone="flat" padding="none">
          <p className="flex items-center gap-3 bg-caution-soft px-4 py-3 font-semibold text-caution">
            <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
            {rows.length === 0 && problems[0]?.line === null ? t.fileRefused() : t.rowsToCorrect(problems.length)}
          </p>
          <ol className="divide-y divide-line">
            {problems.map(({ line, text }) => (
              <li key={`${line ?? 0}-${text}`} className="flex gap-4 px-4 py-3">
                {line !== null && (
                  <span className="w-20 shrink-0 font-semibold text-ink-muted tabular-nums">{t.line(line)}</span>
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
