/** The API version whose shapes the server expects and the sandbox speaks; moves only together with the SDK. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
