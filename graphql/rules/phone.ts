/** Whether one could call it: 8 to 15 digits (ITU E.164), however they are grouped. */
export function looksLikePhone(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}
