import { chosenRows, type LineSelections } from '../selections/selections';
import { Paper, Rule } from './paper';

export interface KitchenLine {
  id: string;
  quantity: number;
  name: string;
  selections?: LineSelections;
  /** The fourteen declared ones, in French (Règlement (UE) 1169/2011). */
  allergens?: readonly string[];
}

export interface KitchenTicketProps {
  token: string;
  pickupWindow: string;
  customerName: string;
  /** When it was ordered, as text. */
  date: string;
  lines: readonly KitchenLine[];
  /** For the whole order. */
  notes?: string;
  /** A further copy, so that nothing is cooked twice. @default false */
  duplicate?: boolean;
}

/** A composed portion is made by itself and takes its own place; plain articles are only counted. */
function portionsOf(line: KitchenLine): { key: string; title: string; line: KitchenLine }[] {
  const { id, quantity, name } = line;
  if (quantity === 1 || chosenRows(line.selections).length === 0)
    return [{ key: id, title: quantity === 1 ? name : `${String(quantity)} x ${name}`, line }];
  return Array.from({ length: quantity }, (_, index) => {
    const count = `${String(index + 1)}/${String(quantity)}`;
    return { key: `${id} ${count}`, title: `${name} ${count}`, line };
  });
}

function Portion({ title, line: { selections, allergens = [] } }: { title: string; line: KitchenLine }) {
  return (
    <li className="grid gap-[0.3em] border-t border-dashed border-current py-[0.7em] last:pb-0">
      <p className="text-strip-title leading-tight font-bold wrap-anywhere">{title}</p>
      {chosenRows(selections).map((row) => (
        <p key={row.label} className="text-strip-detail leading-tight wrap-anywhere">
          {row.label} : <b>{row.values.join(', ')}</b>
        </p>
      ))}
      {allergens.length > 0 && <p className="wrap-anywhere">Allergènes : {allergens.join(', ')}</p>}
    </li>
  );
}

/** What the kitchen works from: number and window huge, each composed portion by itself, no prices. */
export function KitchenTicket(props: KitchenTicketProps) {
  const { token, pickupWindow, customerName, date, lines, notes, duplicate = false } = props;
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const [start, end] = pickupWindow.split(' - ');
  return (
    <Paper label={`Ticket de cuisine ${token}`}>
      {duplicate && <p className="border border-current text-center font-bold tracking-stamp">DUPLICATA</p>}
      <header className="grid gap-[0.6em] text-center">
        <p className="text-strip-call leading-none font-bold">{token}</p>
        <p>
          <span className="block text-strip-number leading-none font-bold whitespace-nowrap">{start}</span>
          {end && <span className="text-strip-title"> - {end}</span>}
        </p>
      </header>
      <ul>
        {lines.flatMap(portionsOf).map(({ key, ...portion }) => (
          <Portion key={key} {...portion} />
        ))}
      </ul>
      {notes && <p className="text-strip-note font-bold wrap-anywhere">Notes : {notes}</p>}
      <Rule />
      <footer>
        <p className="wrap-anywhere">Client : {customerName}</p>
        <p>Commandé : {date}</p>
        <p>
          {count} {count === 1 ? 'article' : 'articles'}
        </p>
      </footer>
    </Paper>
  );
}
