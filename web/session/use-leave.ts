import { useNavigate } from 'react-router-dom';
import { clearTab } from '../page/storage';
import { forgetPlaces } from '../shops/places';
import type { NoticeState } from './notice-state';
import { signOut, type Side } from './session';

/** Signs one side out, with what this device kept for them, and leads to its login, which says `notice`; whoever comes in next is not led back to this page. */
export function useLeave(): (side: Side, notice?: string) => void {
  const navigate = useNavigate();
  return (side, notice) => {
    signOut(side);
    forgetPlaces();
    clearTab();
    const state: NoticeState | null = notice === undefined ? null : { notice };
    // Last, after the guard of the page one was on has led to the login by itself and remembered the page.
    const login = side === 'owner' ? '/ownerloginform' : '/userlogin';
    setTimeout(() => void navigate(login, { replace: true, state }));
  };
}
