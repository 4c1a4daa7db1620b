/** API version that the server expects and the sandbox implements; change it only together with the SDK. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
