export interface VerbListProps {
  verbs: ReadonlySet<string>;
  /** Words that say the same as another, and which. */
  replaced: Readonly<Record<string, string>>;
}

/** What people do at components, and the words that were given up for one of them. */
export function VerbList({ verbs, replaced }: VerbListProps) {
  return (
    <div className="my-6 grid gap-5 rounded-card border border-line bg-surface p-6">
      <ul className="flex flex-wrap gap-2">
        {[...verbs].map((verb) => (
          <li key={verb} className="rounded-full bg-accent-soft px-3 py-0.5 font-ticket text-sm">
            on{verb.charAt(0).toUpperCase() + verb.slice(1)}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-5">
        {Object.entries(replaced).map(([word, instead]) => (
          <li key={word} className="text-sm">
            <s className="text-danger">{word}</s> → {instead}
          </li>
        ))}
      </ul>
    </div>
  );
}
