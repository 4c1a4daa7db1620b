export const STOCK_KEPT = 'Stock enregistré.';

export function pricesText(count: number): string {
  return count > 1 ? `${count} prix changés.` : 'Un prix changé.';
}

export function importedText(added: number, changed: number): string {
  return `${added} ${added > 1 ? 'articles ajoutés' : 'article ajouté'}, ${changed} mis à jour.`;
}
