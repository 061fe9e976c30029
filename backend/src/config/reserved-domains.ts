/** Kept for examples and for this machine alone (RFC 2606, 6761): no mail server of the world serves them. */
const RESERVED_DOMAIN = /(^|\.)(example(\.(com|net|org))?|invalid|local|localhost|test)$/i;

/** Whether no e-mail can come from this address or reach it, as with those of the demo travelers. */
export const isReservedAddress = (address: string): boolean =>
  RESERVED_DOMAIN.test(address.split('@')[1] ?? '');
