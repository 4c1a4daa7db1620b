import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import * as t from './card-form.texts';
import { ExpressFrame } from './card-frame';

export interface SampleWalletsProps {
  amountCents: number;
  shopName: string;
  busy?: boolean;
  onPay: () => void;
}

/** Sandbox replacement for the payment provider's wallet buttons and their payment sheets. */
export function SampleWallets({ amountCents: cents, shopName, busy, onPay }: SampleWalletsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ExpressFrame busy={busy}>
      <div className="grid grid-cols-3 gap-2">
        {t.WALLETS.map((name) => name()).map((wallet) => (
          <Button key={wallet} tone="quiet" size="counter" disabled={busy} onClick={() => setOpen(wallet)}>
            {wallet}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={open !== null}
        title={t.sampleWallet(open ?? '')}
        text={t.payment({ cents, shopName })}
        confirmLabel={t.confirmPayment()}
        onClose={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          onPay();
        }}
      />
    </ExpressFrame>
  );
}
