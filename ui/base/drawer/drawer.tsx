import { tv } from 'tailwind-variants/lite';
import { Modal, type DialogProps } from '../dialog/dialog';

const styles = tv({
  base: '@container fixed m-0 max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-raised transition-[translate] duration-calm backdrop:bg-scrim open:flex',
  variants: {
    side: {
      end: 'inset-y-0 start-auto end-0 h-dvh w-full md:max-w-md starting:open:translate-x-full rtl:starting:open:-translate-x-full',
      bottom: 'inset-x-0 top-auto bottom-0 max-h-[90dvh] w-full rounded-t-card starting:open:translate-y-full',
    },
  },
});

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** Where it comes from: the side where lines end, as wide as a phone, or below, as wide as the window. @default 'end' */
  side?: 'end' | 'bottom';
}

/** Something beside the page that it belongs to: filters, one order of a list. The page waits behind. */
export function Drawer({ side = 'end', className, ...modal }: DrawerProps) {
  return <Modal {...modal} className={styles({ side, className })} />;
}
