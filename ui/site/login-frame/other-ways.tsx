import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { SocialIcon } from '../footer/social-icon';
import * as t from './login-frame.texts';

export interface OtherWaysProps {
  google?: ReactNode;
}

export function OtherWays({ google }: OtherWaysProps) {
  return (
    <>
      {/* Facebook cannot be pressed yet: alone it is no other way in. */}
      {google && (
        <div className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t.or()}
        </div>
      )}
      <div className="grid gap-3">
        {google}
        <Button tone="plain" wide disabled className="[&>svg]:size-5 [&>svg]:shrink-0">
          <SocialIcon network="facebook" />
          {t.facebook()}
        </Button>
      </div>
    </>
  );
}
