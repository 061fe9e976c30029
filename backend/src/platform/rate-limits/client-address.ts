import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { Config } from '../../config/config.js';

/** Whether a proxy at this address, `hop` hops away, may say for whom it speaks. Express takes it as `trust proxy`. */
type IsTrusted = (address: string, hop: number) => boolean;

const isTrustedBy = (proxies: Config['trustedProxies']): IsTrusted =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies]);

/** What one subscriber of IPv6 has to themself: they may take a new address in it for every request. */
const IPV6_GROUPS_OF_A_SUBSCRIBER = 4;

/** Where requests come from, over HTTP and at the upgrade alike. */
@Injectable()
export class ClientAddress {
  readonly isTrusted: IsTrusted;

  constructor(config: Config) {
    this.isTrusted = isTrustedBy(config.trustedProxies);
  }

  /** The address of the client, as Express's `request.ip`. */
  of(request: IncomingMessage): string {
    // A connection that is gone already has no address any more.
    return proxyAddr(request, this.isTrusted) ?? 'gone';
  }

  /** What rate limits count by: the address, of IPv6 its /64 network. */
  countedAs(request: IncomingMessage): string {
    const address = this.of(request);
    if (!ipaddr.isValid(address)) return 'unknown';
    const parsed = ipaddr.process(address);
    if (parsed.kind() === 'ipv4') return parsed.toString();
    const network = (parsed as ipaddr.IPv6).parts.slice(0, IPV6_GROUPS_OF_A_SUBSCRIBER);
    return `${network.map((group) => group.toString(16)).join(':')}::/64`;
  }
}
