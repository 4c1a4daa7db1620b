import { CircleCheck, Download, TriangleAlert, FileSpreadsheet, ImagePlus, type LucideIcon } from 'lucide-react';
import { useMemo, useState, useId } from 'react';
import { Button, buttonStyles } from '../../base/button/button';
import { Card } from '../../base/card/card';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './csv-import.texts';
import type { FileMenu, FileRow } from './menu-csv';
import type { Preview, readMenuFile, RowChange } from './read-menu-csv';

export interface CsvImportProps {
  /** Current menu, with whose items the rows of the file are matched by category and name. */
  menu: FileMenu;
  onSubmit: (rows: FileRow[]) => void;
  onExport: () => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

interface ReadFile {
  name: string;
  preview: Awaited<ReturnType<typeof readMenuFile>>;
}

export function CsvImport({ menu, onSubmit, onExport, outcome, busy = false }: CsvImportProps) {
  const [file, setFile] = useState<ReadFile | null>(null);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const preview = useMemo(() => file?.preview(menu, photos) ?? null, [file, menu, photos]);
  const rows = preview?.changes.map(({ row }) => row) ?? [];
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
      <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
        <FileDrop
          icon={FileSpreadsheet}
          chosen={file?.name}
          label={t.chooseFile()}
          labelAgain={t.chooseAnother()}
          hint={t.columnsHint()}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={busy}
          onSelect={([first]) => {
            // Loads the CSV reader only when the first file is selected.
            void import('./read-menu-csv').then(async ({ readMenuFile: read }) => {
              if (first) setFile({ name: first.name, preview: await read(first) });
            });
          }}
        />
        <FileDrop
          icon={ImagePlus}
          chosen={photos.length > 0 ? t.photosChosen(photos.length) : undefined}
          label={t.choosePhotos()}
          labelAgain={t.chooseOthers()}
          hint={t.photosHint()}
          accept="image/*"
          multiple
          disabled={busy}
          onSelect={setPhotos}
        />
      </div>
      {preview && <CsvReport {...preview} />}
      {(preview ?? outcome) && (
        <SubmitBar
          submitLabel={t.importItems(rows.length)}
          busyLabel={t.importing()}
          text={rows.length > 0 && preview?.file.problems.length ? t.leftOut() : undefined}
          outcome={outcome}
          busy={busy}
          disabled={rows.length === 0}
        />
      )}
    </form>
  );
}

/** Preview of an import: each change, and each invalid line with its error. */
function CsvReport({ file: { rows, problems, absent }, changes }: Preview) {
  const added = changes.filter(({ isNew }) => isNew).length;
  return (
    <div role="status" className="grid gap-4">
      {rows.length > 0 && (
        <div className="flex items-center gap-3 rounded-control bg-positive-soft px-4 py-3 text-positive">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          <p>
            {t.report({
              ready: <strong className="font-semibold">{t.rowsReady(rows.length)}</strong>,
              added,
              known: changes.length - added,
              same: rows.length - changes.length,
            })}
            {absent.length > 0 && ` ${t.notInFile(absent)}`}
          </p>
        </div>
      )}
      {changes.length > 0 && (
        <Card tone="flat" padding="none">
          <h3 className="bg-sunken px-4 py-3 font-semibold">{t.changes()}</h3>
          <ul className="divide-y divide-line">
            {changes.map((change) => (
              <ChangeRow key={`${change.row.category}-${change.row.name}`} {...change} />
            ))}
          </ul>
        </Card>
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

function ChangeRow({ row, isNew, fields }: RowChange) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{row.name}</strong> <span className="text-ink-muted">{row.category}</span>
        {isNew && <span className="text-positive"> · {t.isNew()}</span>}
      </span>
      <ul className="grid min-w-0 gap-1 wrap-anywhere tabular-nums">
        {fields.map(({ label, before, after }) => (
          <li key={label}>
            <span className="text-ink-muted">{t.field(label)}</span>{' '}
            {before !== null && (
              <>
                {before || t.empty()} <span aria-hidden="true">→</span>{' '}
                <span className="sr-only">{t.becomes()}</span>{' '}
              </>
            )}
            <strong className="font-semibold">{after || t.empty()}</strong>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface FileDropProps {
  icon: LucideIcon;
  /** What is chosen, as one line. */
  chosen: string | undefined;
  label: string;
  /** Label of the button once something is chosen. */
  labelAgain: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onSelect: (files: File[]) => void;
}

function FileDrop({ icon: Icon, chosen, label, labelAgain, hint, multiple, onSelect, ...input }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const select = (files: FileList | null) => {
    const chosenNow = [...(files ?? [])];
    if (chosenNow.length > 0) onSelect(multiple ? chosenNow : chosenNow.slice(0, 1));
  };
  return (
    <div
      data-over={over || undefined}
      className="relative grid content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface p-6 text-center transition-colors has-disabled:bg-sunken has-focus-visible:focus-ring has-focus-visible:outline-focus has-enabled:hover:border-ink data-over:border-ink data-over:bg-accent-soft"
    >
      <Icon aria-hidden="true" className="size-10 text-ink-muted" strokeWidth={1.5} />
      {chosen && <p className="max-w-full font-semibold wrap-anywhere">{chosen}</p>}
      <span aria-hidden="true" className={buttonStyles({ tone: 'quiet', className: 'min-h-12' })}>
        {chosen ? labelAgain : label}
      </span>
      <p id={id} className="text-sm text-ink-muted">
        {hint}
      </p>
      <input
        type="file"
        {...input}
        multiple={multiple}
        aria-label={label}
        aria-describedby={id}
        onChange={(event) => {
          select(event.target.files);
          // Clearing the value lets the user choose the same file again after correcting it.
          event.target.value = '';
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!input.disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!input.disabled) select(event.dataTransfer.files);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </div>
  );
}
