import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import * as t from './printer-address.texts';

export interface PrinterAddressProps {
  name: string;
  address: string;
}

/** Address from which a printer fetches its tickets; shown once, to be entered in the printer's own settings page. */
export function PrinterAddress({ name, address }: PrinterAddressProps) {
  const [copied, setCopied] = useState(false);
  const { clipboard } = navigator as Partial<Navigator>;
  const copy = async () => {
    await clipboard?.writeText(address);
    setCopied(true);
  };
  return (
    <Card tone="accent" padding="small" className="grid gap-3" as="section" aria-label={t.addressFor(name)}>
      <p className="font-semibold">{t.connected(name)}</p>
      <p>{t.pasteAddress()}</p>
      <p className="rounded-control bg-surface px-3 py-2 font-ticket text-sm wrap-anywhere select-all">{address}</p>
      {clipboard ? (
        <Button tone="quiet" className="justify-self-start" onClick={() => void copy().catch(() => setCopied(false))}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span role="status">{copied ? t.copied() : t.copy()}</span>
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">{t.copyByHand()}</p>
      )}
    </Card>
  );
}
