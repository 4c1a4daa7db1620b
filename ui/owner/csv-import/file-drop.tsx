import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonStyles } from '../../base/button/button';
import * as t from './csv-import.texts';

export interface FileDropProps {
  label: string;
  accept: string;
  fileName?: string;
  hint?: string;
  disabled?: boolean;
  onSelect: (file: File) => void;
}

export function FileDrop({ label, accept, fileName, hint, disabled = false, onSelect }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      data-over={over || undefined}
      className="relative grid justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface p-6 text-center transition-colors has-disabled:bg-sunken has-focus-visible:focus-ring has-focus-visible:outline-focus has-enabled:hover:border-ink data-over:border-ink data-over:bg-accent-soft"
    >
      <FileSpreadsheet aria-hidden="true" className="size-10 text-ink-muted" strokeWidth={1.5} />
      {fileName && <p className="max-w-full font-semibold wrap-anywhere">{fileName}</p>}
      <span aria-hidden="true" className={buttonStyles({ tone: 'quiet', className: 'min-h-12' })}>
        {fileName ? t.chooseAnother() : label}
      </span>
      {hint && (
        <p id={id} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <input
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onSelect(file);
          // The same file can be chosen again once it was mended.
          event.target.value = '';
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file && !disabled) onSelect(file);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </div>
  );
}
