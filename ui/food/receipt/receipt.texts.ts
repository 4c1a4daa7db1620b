import { text } from '../../../graphql/texts/text';

export const receiptOf = text({
  fr: (orderId: string) => `Reçu de la commande ${orderId}`,
  en: (orderId) => `Receipt for order ${orderId}`,
  specified: (orderId) => `Ticket de la commande ${orderId}`,
});
export const duplicate = text({ fr: 'DUPLICATA', en: 'DUPLICATE' });
export const shopPhone = text({ fr: (phone: string) => `Tél. ${phone}`, en: (phone) => `Tel. ${phone}` });
export const order = text({ fr: (id: string) => `Commande : ${id}`, en: (id) => `Order: ${id}` });
export const date = text({ fr: (date: string) => `Date : ${date}`, en: (date) => `Date: ${date}` });
export const customer = text({ fr: (name: string) => `Client : ${name}`, en: (name) => `Customer: ${name}` });
export const customerPhone = text({ fr: (phone: string) => `Tél. : ${phone}`, en: (phone) => `Tel.: ${phone}` });

export const line = text({
  fr: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  en: ({ quantity, name }) => `${quantity} × ${name}`,
  // Specification 6.1.
  specified: ({ quantity, name }) => `${quantity} x ${name}`,
});
export const selection = text({
  fr: ({ label, values }: { label: string; values: readonly string[] }) => `${label} : ${values.join(', ')}`,
  en: ({ label, values }) => `${label}: ${values.join(', ')}`,
});
export const notes = text({
  fr: (notes?: string) => `Notes : ${notes || 'aucune'}`,
  en: (notes) => `Notes: ${notes || 'none'}`,
  specified: (notes) => `Notes : ${notes || 'None'}`,
});
export const serviceCharge = text({ fr: 'Frais de service', en: 'Service charge' });
export const total = text({ fr: 'TOTAL', en: 'TOTAL' });
export const refunded = text({ fr: 'Remboursé', en: 'Refunded' });
export const remaining = text({ fr: 'RESTE PAYÉ', en: 'LEFT PAID' });
export const vat = text({ fr: (rate: string) => `dont TVA ${rate}`, en: (rate) => `incl. ${rate} VAT` });
export const paidBy = text({ fr: (method: string) => `Paiement : ${method}`, en: (method) => `Payment: ${method}` });
export const toPay = text({ fr: 'À régler au comptoir', en: 'To pay at the counter' });

export const yourNumber = text({ fr: 'Votre numéro', en: 'Your number' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const farewell = text({ fr: 'Merci et à bientôt !', en: 'Thank you, see you soon!' });
