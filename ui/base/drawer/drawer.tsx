import { useId, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { useModal } from '../dialog/dialog';
import { DialogFrame } from '../dialog/dialog-frame';

const styles = tv({
  base: '@container fixed m-0 max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-raised transition-[translate] duration-calm backdrop:bg-scrim open:flex',
  variants: {
    side: {
      end: 'inset-y-0 start-auto end-0 h-dvh w-full md:max-w-md starting:open:translate-x-full rtl:starting:open:-translate-x-full',
      bottom: 'inset-x-0 top-auto bottom-0 max-h-[90dvh] w-full rounded-t-card starting:open:translate-y-full',
    },
  },
});

export interface DrawerProps {
  open: boolean;
  title: string;
  /** Escape, the cross, or a press beside the drawer. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Where it comes from: the side where lines end, as wide as a phone, or below, as wide as the window. @default 'end' */
  side?: 'end' | 'bottom';
  className?: string;
}

/** Something beside the page that it belongs to: filters, one order of a list. The page waits behind. */
export function Drawer({ open, title, onClose, children, actions, side = 'end', className }: DrawerProps) {
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
      className={styles({ side, className })}
    >
      {open && <DialogFrame {...{ title, titleId, onClose, children, actions }} />}
    </dialog>
  );
}
