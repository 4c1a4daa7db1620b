import type { ReactNode } from 'react';
import './paper.css';

/** 32 columns, as on a 58 mm printer with 48 printable millimetres, and 3.3 columns of margin on each side. */
const paper =
  'paper-strip w-[38.6ch] max-w-full font-ticket text-strip-screen leading-strip text-paper-ink print:w-roll print:text-strip-print';

const content =
  'paper-torn grid gap-[0.9em] bg-paper px-[3.3ch] pt-[2em] pb-[3em] print:px-roll-side print:py-roll-end';

export interface PaperProps {
  label: string;
  children: ReactNode;
}

/** Strip of 58 mm thermal paper; when the page is printed, only the strip is. */
export function Paper({ label, children }: PaperProps) {
  return (
    <article data-paper aria-label={label} className={paper}>
      <div className={content}>{children}</div>
    </article>
  );
}

export function Rule() {
  return <hr className="border-t border-dashed border-current" />;
}

export interface PaperRowProps {
  label: ReactNode;
  value: ReactNode;
}

export function PaperRow({ label, value }: PaperRowProps) {
  return (
    <div className="flex items-start justify-between gap-[1ch]">
      <span className="min-w-0 ps-[2ch] -indent-[2ch] wrap-anywhere">{label}</span>
      <span translate="no" className="shrink-0 text-end whitespace-nowrap">
        {value}
      </span>
    </div>
  );
}
