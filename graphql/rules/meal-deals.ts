import { equalTo, lessEq, solve } from 'yalps';

/** One article of every part for one price, such as « sandwich, dessert and drink, 9.90 € ». */
export interface MealDeal {
  id: string;
  priceCents: number;
  parts: readonly { options: readonly MealDealOption[] }[];
}

interface MealDealOption {
  itemId: string;
  /** Cents that this article adds to the price of the deal. */
  surchargeCents: number;
}

/** A line of a cart; `priceCents` is the item's own price, since its options are paid beside the deal. */
export interface MealDealLine {
  itemId: string;
  priceCents: number;
  quantity: number;
}

/** How often a deal applies to a cart, and the cents that it saves in all. */
export interface MealDealSaving {
  id: string;
  quantity: number;
  cents: number;
}

interface Piece {
  itemId: string;
  priceCents: number;
  surchargeCents: number;
}

/**
 * Returns the meal deals that save the most on a cart, every piece being in one of them at most, and what they take off
 * each line: the saving of a set is shared among its pieces by their own prices (CGI, article 268 bis). Pure.
 */
export function bestMealDeals(
  lines: readonly MealDealLine[],
  deals: readonly MealDeal[],
): { savings: MealDealSaving[]; reductions: number[] } {
  const prices = new Map(lines.map(({ itemId, priceCents }) => [itemId, priceCents]));
  const counts = new Map<string, number>();
  for (const { itemId, quantity } of lines) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  const possible = deals.filter(
    ({ parts }) => parts.length > 0 && parts.every(({ options }) => options.some(({ itemId }) => prices.has(itemId))),
  );
  const linesOf = new Map([...prices.keys()].map((itemId) => [itemId, piecesOf(itemId, lines)]));
  const reductions = lines.map(() => 0);
  const savings = possible.length === 0 ? [] : bestSets(possible, prices, counts);
  for (const { sets } of savings)
    for (const { pieces, cents } of sets) {
      const shares = sharedByPrice(
        cents,
        pieces.map(({ priceCents }) => priceCents),
      );
      for (const [at, { itemId }] of pieces.entries()) {
        const line = linesOf.get(itemId)?.shift() ?? 0;
        reductions[line] = (reductions[line] ?? 0) + (shares[at] ?? 0);
      }
    }
  return {
    savings: savings.map(({ id, sets }) => ({ id, quantity: sets.length, cents: sumOf(sets, ({ cents }) => cents) })),
    reductions,
  };
}

// More steps than the cart of a real shop needs; beyond them the best sets found so far apply, or none.
const LIMITS = { maxIterations: 60 };

/** Returns the index of its line for every piece of an item. */
function piecesOf(itemId: string, lines: readonly MealDealLine[]): number[] {
  return lines.flatMap((line, at) => (line.itemId === itemId ? Array<number>(line.quantity).fill(at) : []));
}

/**
 * Chooses by an integer programme how often each deal applies and how many pieces of each item go into each part.
 * Taking the most valuable pieces of all parts together lets no set cost more than its pieces.
 */
function bestSets(
  deals: readonly MealDeal[],
  prices: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
) {
  const pieceOf = ({ itemId, surchargeCents }: MealDealOption): Piece[] => {
    const priceCents = prices.get(itemId);
    return priceCents === undefined ? [] : [{ itemId, priceCents, surchargeCents }];
  };
  const parts = deals.map((deal) => deal.parts.map(({ options }) => options.flatMap(pieceOf)));
  const { variables } = solve(
    {
      direction: 'maximize',
      objective: 'saving',
      // Given whole numbers of sets, the pieces are those of a transport problem, which come out whole by themselves.
      integers: deals.map((_, deal) => `${deal}`),
      constraints: [
        ...[...counts].map(([itemId, count]) => [itemId, lessEq(count)] as const),
        ...parts.flatMap((ofDeal, deal) => ofDeal.map((_, part) => [`${deal} ${part}`, equalTo(0)] as const)),
      ],
      variables: parts.flatMap((ofDeal, deal) => [
        [`${deal}`, [['saving', -(deals[deal]?.priceCents ?? 0)], ...ofDeal.map((_, part) => [`${deal} ${part}`, -1])]],
        ...ofDeal.flatMap((pieces, part) =>
          pieces.map(({ itemId, ...piece }) => [
            `${deal} ${part} ${itemId}`,
            [
              ['saving', valueOf(piece)],
              [`${deal} ${part}`, 1],
              [itemId, 1],
            ],
          ]),
        ),
      ]) as [string, [string, number][]][],
    },
    LIMITS,
  );
  const times = new Map(variables.map(([name, value]) => [name, Math.round(value)]));
  return deals
    .map(({ id, priceCents }, deal) => {
      const chosen = (parts[deal] ?? []).map((pieces, part) =>
        [...pieces]
          .sort((one, other) => valueOf(other) - valueOf(one))
          .flatMap((piece) => Array<Piece>(times.get(`${deal} ${part} ${piece.itemId}`) ?? 0).fill(piece)),
      );
      const sets = Array.from({ length: times.get(`${deal}`) ?? 0 }, (_, set) => {
        const pieces = chosen.flatMap((ofPart) => ofPart[set] ?? []);
        return { pieces, cents: sumOf(pieces, valueOf) - priceCents };
      });
      return { id, sets: sets.filter(({ cents }) => cents > 0) };
    })
    .filter(({ sets }) => sets.length > 0);
}

const valueOf = ({ priceCents, surchargeCents }: Omit<Piece, 'itemId'>) => priceCents - surchargeCents;

function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0);
}

/** Shares cents in proportion to prices, to the cent: those left over go to the largest remainders. */
export function sharedByPrice(cents: number, prices: readonly number[]): number[] {
  const sum = sumOf(prices, (price) => price) || 1;
  const shares = prices.map((price) => Math.floor((cents * price) / sum));
  const remainder = (at: number) => (cents * (prices[at] ?? 0)) % sum;
  const left = cents - sumOf(shares, (share) => share);
  const first = prices
    .map((_, at) => at)
    .sort((one, other) => remainder(other) - remainder(one))
    .slice(0, left);
  return shares.map((share, at) => share + (first.includes(at) ? 1 : 0));
}
