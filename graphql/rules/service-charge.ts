/** Service charge added to every order paid online, in cents (specification 1.2). */
export const SERVICE_CHARGE_CENTS = 29;
