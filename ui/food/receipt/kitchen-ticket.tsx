import { Paper, Rule } from './paper';
import * as t from './kitchen-ticket.texts';

/** One thing to make: a composed portion by itself, plain articles counted. */
export interface KitchenPortion {
  title: string;
  rows: readonly { label: string; text: string }[];
  /** The declared ones, in French (Règlement (UE) 1169/2011); empty for none. */
  allergens: string;
}

export interface KitchenTicketProps {
  token: string;
  from: string;
  until: string;
  customerName: string;
  date: string;
  portions: readonly KitchenPortion[];
  count: number;
  shopName: string;
  duplicate?: boolean;
}

function Portion({ title, rows, allergens }: KitchenPortion) {
  return (
    <li className="grid gap-[0.3em] border-t border-dashed border-current py-[0.7em] last:pb-0">
      <p lang="fr" className="text-strip-title leading-tight font-bold wrap-anywhere">
        {title}
      </p>
      {rows.map(({ label, text }) => (
        <p key={label} className="text-strip-detail leading-tight wrap-anywhere">
          {t.row({ label, value: <b>{text}</b> })}
        </p>
      ))}
      {allergens !== '' && <p className="wrap-anywhere">{t.allergens(allergens)}</p>}
    </li>
  );
}

/** What the kitchen works from, as its printers set it: number and window huge, each portion by itself, no prices. */
export function KitchenTicket(props: KitchenTicketProps) {
  const { token, from, until, customerName, date, portions, count, shopName, duplicate = false } = props;
  return (
    <Paper label={t.ticketOf(token)}>
      {duplicate && <p className="border border-current text-center font-bold tracking-stamp">{t.duplicate()}</p>}
      <header className="grid gap-[0.6em] text-center">
        <p className="text-strip-call leading-none font-bold">{token}</p>
        <p>
          <span className="block text-strip-number leading-none font-bold whitespace-nowrap">{from}</span>
          <span className="text-strip-title"> {t.until(until)}</span>
        </p>
      </header>
      <ul>
        {/* Never rearranged: the place is the name of a portion that may come twice. */}
        {portions.map((portion, at) => (
          <Portion key={at} {...portion} />
        ))}
      </ul>
      <Rule />
      <footer>
        <p className="wrap-anywhere">{t.customer(customerName)}</p>
        <p>{t.ordered(date)}</p>
        <p>{t.itemCount(count)}</p>
        <p lang="fr" className="wrap-anywhere">
          {shopName}
        </p>
      </footer>
    </Paper>
  );
}
