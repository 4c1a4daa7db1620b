export interface SayAndNotProps {
  pairs: readonly { say: string; not: string; because: string }[];
}

export function SayAndNot({ pairs }: SayAndNotProps) {
  return (
    <div className="my-6 grid gap-4">
      {pairs.map(({ say, not, because }) => (
        <div key={say} className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-2">
          <p lang="fr" className="p-5 text-lg font-semibold text-positive">
            {say}
          </p>
          <p lang="fr" className="p-5 text-lg text-danger line-through max-md:pt-0">
            {not}
          </p>
          <p className="bg-sunken px-5 py-2 text-sm text-ink-muted md:col-span-2">{because}</p>
        </div>
      ))}
    </div>
  );
}
