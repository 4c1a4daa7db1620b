/** Opens the print view of an order, 400 × 600 (spec owner §9); false where the browser does not let it. */
export function openReceiptWindow(orderId: string): boolean {
  const address = `/printorderpage?${new URLSearchParams({ order: orderId, print: '1' }).toString()}`;
  // One window an order: asked for twice, the same one prints again.
  return window.open(address, `receipt-${orderId}`, 'popup,width=400,height=600') !== null;
}
