import type { UserEventObject } from 'storybook/test';

/** A text put in at once, where a play is not about typing: every key draws the whole form again. */
export async function pasteInto(userEvent: UserEventObject, field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
