import { type Cache, InMemoryCache, type InMemoryCacheConfig, type Reference, type StoreObject } from '@apollo/client';

/**
 * What has a version never becomes older. An answer that was under way while it changed, or was kept from before, only adds
 * what is not known of it; that may be out of date, so `askAgain` is called.
 */
export class NewestCache extends InMemoryCache {
  constructor(
    private readonly askAgain: () => void,
    config: InMemoryCacheConfig,
  ) {
    super(config);
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    const known = this.extract();
    const newer = versionedIn(options.result).flatMap((one) => {
      const id = this.identify(one) ?? '';
      return Number(known[id]?.['version']) > Number(one['version']) ? [id] : [];
    });
    if (newer.length === 0) return super.write(options);
    const written = super.write({ ...options, broadcast: false });
    for (const id of newer) {
      this.modify({ id, fields: (value, { storeFieldName }) => newest(known[id]?.[storeFieldName], value) });
      if (JSON.stringify(this.extract()[id]) !== JSON.stringify(known[id])) queueMicrotask(this.askAgain);
    }
    return written;
  }
}

function versionedIn(result: unknown): StoreObject[] {
  if (!isObject(result)) return Array.isArray(result) ? result.flatMap(versionedIn) : [];
  const inside = Object.values(result).flatMap(versionedIn);
  return 'version' in result ? [result, ...inside] : inside;
}

function newest(known: unknown, older: unknown): unknown {
  if (known === undefined) return older;
  return isObject(known) && isObject(older) ? { ...known, ...older, ...known } : known;
}

function isObject(value: unknown): value is StoreObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
