export function removalText(itemCount: number): string {
  if (itemCount === 0) return 'Elle est vide : aucun article ne disparaît.';
  const items = itemCount === 1 ? 'Son article disparaîtra' : `Ses ${itemCount} articles disparaîtront`;
  return `${items} aussi de votre carte. Les commandes déjà passées ne changent pas.`;
}
