/** Reserved for examples and local use (RFC 2606, 6761): they have no mail servers. */
const RESERVED_DOMAIN = /(^|\.)(example(\.(com|net|org))?|invalid|local|localhost|test)$/i;

/** Whether no e-mail can be sent from or to this address, such as those of the demo travelers. */
export const isReservedAddress = (address: string): boolean =>
  RESERVED_DOMAIN.test(address.split('@')[1] ?? '');
