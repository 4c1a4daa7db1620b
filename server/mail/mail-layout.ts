import { billHtml, billText, codeHtml, escaped, factsHtml, factsText, INK, MUTED } from './mail-parts';
import type { Bill, Fact } from './mail-parts';
import * as t from './mail.texts';

/** Content of a mail, before layout. */
export interface Letter {
  subject: string;
  /** Preheader, which mail programs show next to the subject. */
  preview: string;
  title: string;
  name: string;
  paragraphs: readonly string[];
  /** Order number to say at the counter, in the largest type. */
  code?: Fact;
  /** Facts shown prominently: when, where. */
  facts?: readonly Fact[];
  /** Main action, shown as a button. */
  action?: { label: string; href: string };
  bill?: Bill;
  /** Small print at the end: how long a link is valid, what to do about an unexpected mail. */
  notes: readonly string[];
}

/** Data for the footer of every mail. */
export interface Foot {
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
  supportPhone: string;
}

const FONT = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** Renders a mail as HTML and as plain text. All content is escaped, because names come from strangers. */
export function layOut(letter: Letter, foot: Foot): { subject: string; html: string; text: string } {
  return { subject: letter.subject, html: asHtml(letter, foot), text: asText(letter, foot) };
}

function asText({ title, name, paragraphs, code, facts = [], action, bill, notes }: Letter, foot: Foot): string {
  return [
    `${t.house()} · ${t.promise()}`,
    title.toUpperCase(),
    t.hello(name),
    ...paragraphs,
    ...(code ? [t.labelled(code)] : []),
    ...(facts.length > 0 ? [factsText(facts)] : []),
    ...(action ? [t.actionAt(action)] : []),
    ...(bill ? [billText(bill)] : []),
    ...notes,
    `--\n${t.house()} · ${foot.publicUrl}\n${foot.supportEmail} · ${foot.supportPhone}`,
  ].join('\n\n');
}

function asHtml(letter: Letter, foot: Foot): string {
  const { subject, preview, title, name, paragraphs, code, facts = [], action, bill, notes } = letter;
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;${style}">${linked(text, foot.publicUrl)}</p>`;
  const body = [t.hello(name), ...paragraphs].map((text) => paragraph(text, `font-size:17px;color:${INK}`));
  return `<!doctype html>
<html lang="${t.language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escaped(subject)}</title>
<style>@media (max-width:480px){.card{padding:28px 20px 12px!important}.title{font-size:26px!important}.code{font-size:34px!important;letter-spacing:5px!important}.button{display:block!important}}</style>
</head>
<body style="margin:0;background:#faf6ee;font-family:${FONT};line-height:1.5;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;background:#faf6ee">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;max-width:560px">
<tr><td style="height:12px;background:#fbe9b8;background-image:repeating-linear-gradient(90deg,#f8d375 0 14px,#fbe9b8 14px 28px)"></td></tr>
<tr><td style="padding:22px 4px 14px;font-size:24px;font-weight:800;letter-spacing:-0.5px;color:${INK}">${t.house()}</td></tr>
<tr><td><div class="card" style="padding:40px 40px 24px;background:#ffffff;border:1px solid #e6ddd0;border-radius:20px">
<h1 class="title" style="margin:0 0 20px;font-size:32px;line-height:1.15;font-weight:800;letter-spacing:-0.5px;color:${INK}">${escaped(title)}</h1>
${body.join('\n')}
${code ? codeHtml(code) : ''}
${facts.length > 0 ? factsHtml(facts) : ''}
${action ? button(action) : ''}
${bill ? billHtml(bill) : ''}
${action ? otherWay(action) : ''}
${notes.map((text) => paragraph(text, `font-size:14px;color:${MUTED}`)).join('\n')}
</div></td></tr>
<tr><td style="padding:20px 4px;font-size:13px;color:${MUTED}">${t.promise()}.<br>
<a href="${escaped(foot.publicUrl)}" style="color:${MUTED}">${escaped(foot.publicUrl.replace(/^https?:\/\//, ''))}</a> · <a href="mailto:${escaped(foot.supportEmail)}" style="color:${MUTED}">${escaped(foot.supportEmail)}</a> · <span style="white-space:nowrap">${escaped(foot.supportPhone)}</span></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Only URLs of the product become links, whatever a stranger has written. */
function linked(text: string, publicUrl: string): string {
  const own = escaped(publicUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped(text).replace(
    new RegExp(`${own}/[\\w/-]+`, 'g'),
    (href) => `<a href="${href}" style="color:inherit">${href}</a>`,
  );
}

function button({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:8px 0 24px"><a class="button" href="${escaped(href)}" style="display:inline-block;padding:15px 28px;background:#f3b61f;border-radius:12px;font-size:18px;font-weight:700;color:${INK};text-align:center;text-decoration:none">${escaped(label)}</a></p>`;
}

/** Returns the link as text, for mail programs whose buttons do not work. */
function otherWay({ href }: { href: string }): string {
  return `<p style="margin:0 0 16px;font-size:14px;color:${MUTED}">${t.otherWay()}<br><a href="${escaped(href)}" style="color:${MUTED};word-break:break-all">${escaped(href)}</a></p>`;
}
