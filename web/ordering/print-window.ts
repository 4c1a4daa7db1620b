export type PrintedPaper = 'receipt' | 'ticket';

/** Opens the print view of an order, 400 × 600 (specification 6.1); false where the browser does not let it. */
export function openPrintWindow(orderId: string, paper: PrintedPaper = 'receipt'): boolean {
  const search = new URLSearchParams({ order: orderId, print: '1', ...(paper === 'ticket' && { document: paper }) });
  // One window an order and paper: asked for twice, the same one prints again.
  return (
    window.open(`/printorderpage?${search.toString()}`, `${paper}-${orderId}`, 'popup,width=400,height=600') !== null
  );
}
