import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as t from './dialog.texts';

interface DialogFrameProps {
  title: ReactNode;
  titleId: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}

/** What is inside of every dialog: title and cross on top, buttons below, both in sight while the content scrolls, unless large text needs the room. */
export function DialogFrame({ title, titleId, onClose, children, actions }: DialogFrameProps) {
  return (
    <>
      <header className="top-0 z-10 flex items-center gap-4 border-b border-line bg-raised py-3 ps-6 pe-3 @xs:sticky">
        <h2 id={titleId} className="min-w-0 grow text-xl wrap-anywhere">
          {title}
        </h2>
        <IconButton label={t.close()} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="min-w-0 grow p-6 wrap-anywhere">{children}</div>
      {actions && (
        <footer className="bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-6 py-4 @xs:sticky">
          {actions}
        </footer>
      )}
    </>
  );
}
