import { escapeHtml } from '../text';
import * as t from './mail.texts';

export const INK = '#2b211b';
export const MUTED = '#6b5d52';
const LINE = '#e6ddd0';

export interface Fact extends Said {
  label: string;
}

interface Said {
  text: string;
  /** Language of the text, when it differs from that of the mail. */
  lang?: string | undefined;
}

/** Ordered lines and totals; amounts as text, « 4,50 € ». */
export interface Bill {
  lines: readonly { quantity: number; name: Said; details: readonly Said[]; amount: string; isStruckOut?: boolean }[];
  sums: readonly (Omit<Fact, 'text'> & { amount: string; isTotal?: boolean })[];
}

/** Escapes HTML, and inserts non-breaking spaces before French punctuation and the euro sign. */
export function escaped(text: string): string {
  return escapeHtml(text).replace(/ (?=[€%:!?»])|(?<=«) /g, '&#160;');
}

const struck = (isStruckOut: boolean, html: string) => (isStruckOut ? `<s>${html}</s>` : html);
const inItsLanguage = ({ text, lang }: Said) =>
  lang === undefined ? escaped(text) : `<span lang="${lang}">${escaped(text)}</span>`;

/** Renders the order number like a ticket, so that it is found at a glance. */
export function codeHtml({ label, text }: Fact): string {
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:separate;margin:8px 0 24px"><tr><td align="center" style="padding:18px 12px 20px;background:#fdf3d6;border:2px dashed #d99a0b;border-radius:16px">
<div style="font-size:14px;font-weight:600;color:${MUTED}">${escaped(label)}</div>
<div class="code" style="margin-top:2px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:42px;line-height:1.2;font-weight:800;letter-spacing:8px;text-indent:8px;color:${INK}">${escaped(text)}</div>
</td></tr></table>`;
}

export function factsText(facts: readonly Fact[]): string {
  return facts.map((fact) => t.labelled(fact)).join('\n');
}

export function factsHtml(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, ...said }) =>
      `<tr><td valign="top" style="padding:2px 16px 10px 0;font-size:15px;color:${MUTED};white-space:nowrap">${escaped(label)}</td><td valign="top" width="100%" style="padding:0 0 10px;font-size:17px;font-weight:600;color:${INK}">${inItsLanguage(said)}</td></tr>`,
  );
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:0 0 14px">${rows.join('\n')}</table>`;
}

export function billText({ lines, sums }: Bill): string {
  const row = (label: string, text: string) => t.labelled({ label, text });
  return [
    ...lines.map(({ quantity, name, details, amount }) =>
      [row(`${quantity} × ${name.text}`, amount), ...details.map(({ text }) => `  ${text}`)].join('\n'),
    ),
    ...sums.map(({ label, amount }) => row(label, amount)),
  ].join('\n');
}

export function billHtml({ lines, sums }: Bill): string {
  const amountCell = (amount: string, style: string) =>
    `<td align="right" valign="top" style="white-space:nowrap;${style}">${escaped(amount)}</td>`;
  const rows = lines.map(
    ({ quantity, name, details, amount, isStruckOut = false }) =>
      `<tr><td valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid ${LINE};font-size:16px;color:${INK}">${struck(isStruckOut, `${quantity} × ${inItsLanguage(name)}`)}${details
        .map((said) => `<div style="font-size:14px;color:${MUTED}">${inItsLanguage(said)}</div>`)
        .join(
          '',
        )}</td>${amountCell(amount, `padding:10px 0;border-bottom:1px solid ${LINE};font-size:16px;color:${INK}`)}</tr>`,
  );
  const totals = sums.map(({ label, lang, amount, isTotal = false }) => {
    const style = isTotal
      ? `padding-top:10px;font-size:19px;font-weight:800;color:${INK}`
      : `padding-top:8px;font-size:14px;color:${MUTED}`;
    return `<tr><td style="${style}">${inItsLanguage({ text: label, lang })}</td>${amountCell(amount, style)}</tr>`;
  });
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:8px 0 24px;border-top:1px solid ${LINE}">
${[...rows, ...totals].join('\n')}
</table>`;
}
