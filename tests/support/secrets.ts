/** What neither an answer nor a log ever holds, whoever asks and whatever for (specification 10.3, I25). */
const SECRETS: readonly (readonly [what: string, shape: RegExp])[] = [
  ['a password’s hash', /\$argon2/],
  ['a field of secrets', /"(password_?hash|token_?version|secret_?hash|token_?hash|p256dh|auth_?secret)"\s*:/i],
  ['a key of the payment service', /\b(sk_(test|live)|whsec)_\w/],
  ['an account of the payment service', /\bacct_\w{8}/],
];

/** What a log does not hold either, though its owner is answered it. */
const SESSIONS: typeof SECRETS = [
  ['a session', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/],
  ['a password', /Demo!2026|Levain!2027/],
  ['what pays a payment', /_secret_\w{8}/],
  ['a bearer’s word', /Bearer [\w-]{12}/],
];

const found = (shapes: typeof SECRETS, text: string) =>
  shapes.flatMap(([what, shape]) => (shape.test(text) ? [`${what}: ${shape.exec(text)?.[0] ?? ''}`] : []));

export const secretsIn = (text: string): string[] => found(SECRETS, text);

/** What lines of the product's log tell too much; other lines of a terminal are nobody's log. */
export const toldInLogs = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes('{"level":')).flatMap((line) => found([...SECRETS, ...SESSIONS], line));
