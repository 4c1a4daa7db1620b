import type { UserEventObject } from 'storybook/test';

/**
 * Pastes the text instead of typing it, because each keystroke renders the whole form again; for stories that do not
 * test typing.
 */
export async function pasteInto(userEvent: UserEventObject, field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
