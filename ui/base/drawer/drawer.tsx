import { Modal, type DialogProps } from '../dialog/dialog';

const LOOK =
  '@container fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-raised text-ink shadow-raised transition-[translate] duration-calm backdrop:bg-scrim open:flex md:max-w-md starting:open:translate-x-full rtl:starting:open:-translate-x-full';

export type DrawerProps = Omit<DialogProps, 'size'>;

/** Modal side panel with content that belongs to the page, e.g. filters or one order of a list. */
export function Drawer(modal: DrawerProps) {
  return <Modal {...modal} className={LOOK} />;
}
