import * as drawings from 'lucide-react';
import { iconGroups } from './icon-meanings';

function Sign({ name, meaning }: { name: string; meaning: string }) {
  const Icon = drawings[name as 'Plus'];
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <Icon aria-hidden="true" className="size-8" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{meaning}</p>
        <p className="font-ticket text-sm text-ink-muted">{name}</p>
      </div>
    </li>
  );
}

/** Every icon the product may draw, by what it stands for. */
export function IconGallery() {
  return iconGroups.map(({ title, icons }) => (
    <section key={title} className="mt-12 grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {Object.entries(icons).map(([name, meaning]) => (
          <Sign key={name} name={name} meaning={meaning} />
        ))}
      </ul>
    </section>
  ));
}
