import { useNavigate } from 'react-router-dom';
import { clearTab } from '../page/storage';
import { forgetPlaces } from '../shops/places';
import type { NoticeState } from './notice-state';
import { signOut, type Side } from './session';

/** Signs one side out, deletes what was stored for that user and leads to the login, without a way back here. */
export function useLeave(): (side: Side, notice?: string) => void {
  const navigate = useNavigate();
  return (side, notice) => {
    signOut(side);
    forgetPlaces();
    clearTab();
    const state: NoticeState | null = notice === undefined ? null : { notice };
    // Runs last, after the page's guard has itself led to the login with a way back, which this navigation replaces.
    const login = side === 'owner' ? '/ownerloginform' : '/userlogin';
    setTimeout(() => void navigate(login, { replace: true, state }));
  };
}
