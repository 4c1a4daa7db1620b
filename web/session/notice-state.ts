/** Navigation state with a message for the next page. */
export interface NoticeState {
  notice: string;
}

/** Message left by the previous page, if any. */
export function noticeIn(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice : undefined;
}
