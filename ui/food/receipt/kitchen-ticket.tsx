import { note } from '../selections/selections.texts';
import { Paper, Rule } from './paper';
import * as t from './kitchen-ticket.texts';

/** One thing to prepare: a single composed portion, or a plain item with its quantity. */
export interface KitchenPortion {
  title: string;
  rows: readonly { label: string; text: string }[];
  /** Declared allergens in French (Règlement (UE) 1169/2011); empty when there are none. */
  allergens: string;
}

export interface KitchenTicketProps {
  token: string;
  /** Pickup day, for an order placed for a later day. */
  day?: string | null;
  from: string;
  until: string;
  customerName: string;
  date: string;
  portions: readonly KitchenPortion[];
  /** Refunded portions with their quantities, which are not to be prepared. */
  cancelled?: readonly Omit<KitchenPortion, 'allergens'>[];
  count: number;
  shopName: string;
  duplicate?: boolean;
}

/** The customer's note stands above its dish, large and white on black: it may be about an allergy. */
function Portion({ title, rows, allergens }: KitchenPortion) {
  const isNote = ({ label }: KitchenPortion['rows'][number]) => label === note();
  return (
    <li className="grid gap-[0.3em] border-t border-dashed border-current py-[0.7em] last:pb-0">
      {rows.filter(isNote).map(({ label, text }) => (
        <p
          key={label}
          className="bg-paper-ink px-[0.3em] text-strip-title leading-tight font-bold wrap-anywhere text-paper [print-color-adjust:exact]"
        >
          {t.row({ label, value: text })}
        </p>
      ))}
      <p lang="fr" className="text-strip-title leading-tight font-bold wrap-anywhere">
        {title}
      </p>
      {rows
        .filter((row) => !isNote(row))
        .map(({ label, text }) => (
          <p key={label} className="text-strip-detail leading-tight wrap-anywhere">
            {t.row({ label, value: <b>{text}</b> })}
          </p>
        ))}
      {allergens !== '' && <p className="wrap-anywhere">{t.allergens(allergens)}</p>}
    </li>
  );
}

function Cancelled({ title, rows }: Omit<KitchenPortion, 'allergens'>) {
  return (
    <li className="wrap-anywhere">
      {t.cancelledPieces(
        <s lang="fr" className="font-bold">
          {title}
        </s>,
      )}
      {rows.map(({ label, text }) => (
        <p key={label}>
          <s>{t.row({ label, value: text })}</s>
        </p>
      ))}
    </li>
  );
}

/** Kitchen ticket as a ticket printer prints it: large token and window, each portion separately, no prices. */
export function KitchenTicket(props: KitchenTicketProps) {
  const { token, day, from, until, customerName, date, portions, cancelled = [], count, shopName } = props;
  const { duplicate = false } = props;
  return (
    <Paper label={t.ticketOf(token)}>
      {duplicate && <p className="border border-current text-center font-bold tracking-stamp">{t.duplicate()}</p>}
      <header className="grid gap-[0.6em] text-center">
        <p translate="no" className="text-strip-call leading-none font-bold">
          {token}
        </p>
        {day && <p className="text-strip-total leading-tight font-bold">{day}</p>}
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
      {cancelled.length > 0 && (
        <>
          <Rule />
          <ul className="grid gap-[0.5em]">
            {cancelled.map((portion, at) => (
              <Cancelled key={at} {...portion} />
            ))}
          </ul>
        </>
      )}
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
