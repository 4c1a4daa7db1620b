import { BellRing } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import type { PushState } from '../../../ui/site/account/preferences';
import * as t from './tracking.texts';

interface ReadyNotificationProps {
  push: PushState;
  busy?: boolean;
  error?: string;
  onAsk: () => void;
}

/** Offer to notify the customer on this device when the order is ready. */
export function ReadyNotification({ push, busy, error, onAsk }: ReadyNotificationProps) {
  if (push === 'on')
    return (
      <p role="status" className="text-center text-sm text-ink-muted">
        {t.willNotify()}
      </p>
    );
  if (push === 'refused')
    return (
      <Notice tone="caution" urgent>
        {t.blocked()}
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <Button tone="quiet" wide busy={busy} onClick={onAsk}>
        <BellRing aria-hidden="true" />
        {t.notifyMe()}
      </Button>
      {error && (
        <Notice tone="danger" urgent>
          {error}
        </Notice>
      )}
    </div>
  );
}
