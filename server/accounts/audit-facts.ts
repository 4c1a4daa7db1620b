/** Fields kept in the audit record: which thing, how much, when, to what. Everything else stays out. */
const FACTS =
  /^(_?id|.*Ids?|reference|from|to|.*Cents|price|regularPrice|supplementPrice|amount|totalPrice|stock|quantity|published|soldOut|outOfStock|available|freshlyBaked|windowStartsAt|pickupDate|pickupWindow|length|kind|stars|wanted|day|weekday|opensAt|closesAt)$/;
const MOST_LISTED = 50;
const LONGEST = 120;

/** The kept fields of what was sent, in its shape, without free text, passwords and tokens. */
export function factsIn(sent: unknown): Record<string, unknown> {
  const facts = partOf(sent);
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Record<string, unknown>) : {};
}

function partOf(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.slice(0, MOST_LISTED).map(partOf).filter(isSomething);
  if (typeof sent !== 'object' || sent === null) return undefined;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]: [string, unknown]) => {
      const part = FACTS.test(name) && isPlain(value) ? plain(value) : partOf(value);
      return isSomething(part) ? [[name, part]] : [];
    }),
  );
}

const isSingle = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function isPlain(value: unknown): boolean {
  return isSingle(value) || value instanceof Date || (Array.isArray(value) && value.every(isSingle));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST).toWellFormed().replaceAll('\0', '');
  return Array.isArray(value) ? value.slice(0, MOST_LISTED).map(plain) : value;
}

function isSomething(part: unknown): boolean {
  return (
    part !== undefined &&
    (typeof part !== 'object' || part === null || part instanceof Date || Object.keys(part).length > 0)
  );
}
