/** What a page has to say on the next one, in the navigation's state. */
export interface NoticeState {
  notice: string;
}

/** The message the page before left, if any. */
export function noticeIn(state: unknown): string | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return typeof notice === 'string' ? notice : undefined;
}
