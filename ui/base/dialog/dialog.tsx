import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from '../icon-button/icon-button';
import * as t from './dialog.texts';

/** Styles of a dialog: a bottom sheet on a phone, a centred card from 768 px on. */
export const dialogStyles = tv({
  base: '@container fixed inset-x-0 mt-auto mb-0 max-h-[90dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-raised text-ink shadow-raised backdrop:bg-scrim open:animate-appear md:m-auto md:rounded-card',
  variants: { size: { small: 'md:max-w-md', medium: 'md:max-w-xl', large: 'md:max-w-3xl' } },
  defaultVariants: { size: 'medium' },
});

/**
 * Returns the ref for a `<dialog>`, opened as a modal while `open` is true. Closing it on unmount returns the focus
 * even when the whole dialog leaves the page.
 */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return ref;
}

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called on Escape, on the close button and on a press outside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/**
 * Native modal dialog; title and actions stay visible while the content scrolls, except when large text leaves too
 * little room.
 */
export function Modal(props: Omit<DialogProps, 'size'> & { className: string }) {
  const { open, title, onClose, children, actions, className } = props;
  const ref = useModal(open);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={className}
    >
      {open && (
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
      )}
    </dialog>
  );
}

/** Modal dialog for something the user must deal with before going on; the page behind it is inert. */
export function Dialog({ size, ...modal }: DialogProps) {
  return <Modal {...modal} className={dialogStyles({ size })} />;
}
