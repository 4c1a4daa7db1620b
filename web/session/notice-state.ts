import { fieldsOf } from '../page/untyped';

export interface NoticeState {
  notice: string;
}

export function noticeIn(state: unknown): string | undefined {
  const { notice } = fieldsOf(state);
  return typeof notice === 'string' ? notice : undefined;
}
