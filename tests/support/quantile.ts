/** The value that so large a share of the sample does not exceed (nearest rank); of an empty one, infinity. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Infinity;
}
