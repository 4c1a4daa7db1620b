import type { ReactNode } from 'react';
import { FacebookButton } from './facebook-button';
import { OrDivider } from './or-divider';

export interface OtherWaysProps {
  /** The Google button in its slot; left out where Google is not configured. */
  google?: ReactNode;
}

/** Below a sign-in form: the ways in that need no password of ours. */
export function OtherWays({ google }: OtherWaysProps) {
  return (
    <>
      {/* What cannot be pressed yet is no other way in. */}
      {google && <OrDivider />}
      <div className="grid gap-3">
        {google}
        <FacebookButton />
      </div>
    </>
  );
}
