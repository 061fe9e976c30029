import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { Config } from '../../config/config.js';

/** Whether the headers of a proxy at this address, `hop` hops away, are believed: Express's `trust proxy`. */
type IsTrusted = (address: string, hop: number) => boolean;

const isTrustedBy = (proxies: Config['trustedProxies']): IsTrusted =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies]);

/** An IPv6 subscriber has a whole /64, and can use another of its addresses for every request. */
const IPV6_GROUPS_OF_A_SUBSCRIBER = 4;
const REMEMBERED_ADDRESSES = 1_000;

/** The address, of IPv6 its /64 network. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, IPV6_GROUPS_OF_A_SUBSCRIBER);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
};

/** Where requests come from, over HTTP and at the upgrade alike. */
@Injectable()
export class ClientAddress {
  readonly isTrusted: IsTrusted;
  /** Of addresses seen lately: to parse one costs more than to count it. */
  private readonly networks = new Map<string, string>();

  constructor(config: Config) {
    this.isTrusted = isTrustedBy(config.trustedProxies);
  }

  /** The address of the client, as Express's `request.ip`. */
  of(request: IncomingMessage): string {
    // A closed connection has no address.
    return proxyAddr(request, this.isTrusted) ?? 'gone';
  }

  /** What rate limits count by: the address, of IPv6 its /64 network. */
  countedAs(request: IncomingMessage): string {
    const address = this.of(request);
    const known = this.networks.get(address);
    if (known !== undefined) return known;
    if (this.networks.size >= REMEMBERED_ADDRESSES) this.networks.clear();
    const network = networkOf(address);
    this.networks.set(address, network);
    return network;
  }
}
