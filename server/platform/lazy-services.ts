export function once<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => (built ??= { value: build() }).value;
}

const BUILDERS = Symbol('builders');
const BUILT = Symbol('built');
interface Lazy {
  [BUILDERS]: Record<string, () => unknown>;
  [BUILT]: Record<string, unknown>;
}

let serviceProperties: object | undefined;

/** The services, each built at its first use: for createServices alone, whose names are the same for each request. */
export function lazyServices<T extends object>(builders: { [Name in keyof T]: () => T[Name] }): T {
  // On a prototype: Apollo Server hands resolvers a copy of the context, which keeps it. Made once: there are sixty.
  serviceProperties ??= Object.defineProperties({}, Object.fromEntries(Object.keys(builders).map(lazyProperty)));
  return Object.assign(Object.create(serviceProperties) as T, { [BUILDERS]: builders, [BUILT]: {} });
}

function lazyProperty(name: string): [string, PropertyDescriptor & ThisType<Lazy>] {
  return [
    name,
    {
      get() {
        return (this[BUILT][name] ??= this[BUILDERS][name]?.());
      },
    },
  ];
}
