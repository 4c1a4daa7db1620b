import type { BrowserContext } from 'playwright';
import { newerFeatures } from '../contract/newer-features';

/** From its next address on a context lacks what Safari 15.4 lacks, libraries' needs included; answers nothing about syntax or styles. */
export async function likeOldSafari(context: BrowserContext): Promise<void> {
  await context.addInitScript(removeFeatures, newerFeatures());
}

function removeFeatures(features: [string, string?][]): void {
  const page = window as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [owner, member] of features) {
    if (member === undefined) {
      Reflect.deleteProperty(window, owner);
      continue;
    }
    const type = page[owner];
    if (owner === 'Window' || owner === 'globals') Reflect.deleteProperty(window, member);
    if (!type) continue;
    if (member.endsWith('_static')) Reflect.deleteProperty(type, member.replace('_static', ''));
    else if (type.prototype) Reflect.deleteProperty(type.prototype, member);
  }
  // Their interfaces are gone, their doors are not.
  for (const door of ['userActivation', 'wakeLock', 'locks']) Reflect.deleteProperty(Navigator.prototype, door);
}
