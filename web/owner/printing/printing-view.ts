interface Dated {
  id: string;
  createdAt: string;
}

/** The id of the order that came in last; undefined where there is none. */
export function latestOf(orders: readonly Dated[]): string | undefined {
  const [latest] = [...orders].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return latest?.id;
}
