export interface PropRulesProps {
  /** As tests/contract/prop-law.ts has them. */
  rules: readonly { name: string; because: string; refuses: readonly string[]; accepts: string }[];
}

function Members({ text }: { text: string }) {
  return (
    <ul className="grid gap-1">
      {text.split('; ').map((member) => (
        <li key={member} className="font-ticket text-sm wrap-anywhere">
          {member}
        </li>
      ))}
    </ul>
  );
}

/** The rules as the contract test checks them, with the very examples it plants. */
export function PropRules({ rules }: PropRulesProps) {
  return (
    <ol className="my-6 grid gap-4">
      {rules.map(({ name, because, refuses, accepts }) => (
        <li key={name} className="grid overflow-hidden rounded-card border border-line bg-surface">
          <div className="grid gap-1 p-5 md:px-6">
            <h3 className="text-lg first-letter:uppercase">{name}</h3>
            <p className="text-ink-muted">{because}</p>
          </div>
          <div className="grid border-t border-line md:grid-cols-2">
            <div className="grid content-start gap-2 p-5 md:px-6">
              <p className="text-sm font-semibold text-positive">Passes</p>
              <Members text={accepts} />
            </div>
            <div className="grid content-start gap-2 bg-sunken p-5 md:px-6">
              <p className="text-sm font-semibold text-danger">Fails</p>
              {refuses.map((members) => (
                <Members key={members} text={members} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
