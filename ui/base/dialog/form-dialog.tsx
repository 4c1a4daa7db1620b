import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { Dialog, type DialogProps } from './dialog';

export interface FormDialogProps extends Omit<DialogProps, 'actions' | 'className'> {
  /** Props of the form element, as `useForm` returns them. */
  form: ComponentProps<'form'>;
  cancelLabel: string;
  confirmLabel: ReactNode;
  /** Tone of the button that submits. */
  tone?: ButtonProps['tone'];
  busy?: boolean;
}

/** Dialog around a form, whose two buttons stay visible below it. */
export function FormDialog({ form, cancelLabel, confirmLabel, tone, busy, children, ...dialog }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button tone="quiet" size="large" className="grow" disabled={busy} onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} tone={tone} size="large" className="grow" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} noValidate className="grid gap-5">
        {children}
      </form>
    </Dialog>
  );
}
