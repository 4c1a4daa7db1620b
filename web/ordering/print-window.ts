export type PrintedPaper = 'receipt' | 'ticket';

/** Opens the print view of an order, 400 × 600 (specification 6.1); false when the browser blocks the window. */
export function openPrintWindow(orderId: string, paper: PrintedPaper = 'receipt'): boolean {
  const search = new URLSearchParams({ order: orderId, print: '1', ...(paper === 'ticket' && { document: paper }) });
  // One named window per order and paper, so that a second request prints again in the same window.
  return (
    window.open(`/printorderpage?${search.toString()}`, `${paper}-${orderId}`, 'popup,width=400,height=600') !== null
  );
}
